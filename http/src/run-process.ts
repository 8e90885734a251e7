import { errorCode } from './error-code';
import { EnvError } from './parse-env';
import { keepPrivate } from './private-files';

/** A server that has not stopped so long after the signal is ended, ms. */
const LIMIT_MS = 8_000;

export interface RunningServer {
  /** Address where it listens: `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Announces the stop, serves on for two seconds, and closes the listener. */
  drain(): Promise<void>;
  /** Ends open requests, then closes sockets, files and databases. */
  stop(): Promise<void>;
}

function explain(error: unknown): unknown {
  if (error instanceof EnvError) return error.message;
  if (errorCode(error) === 'EADDRINUSE') {
    return `The port is taken: stop what uses it, or set PORT to another one (${String(error)})`;
  }
  return error;
}

function fail(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

/**
 * Starts a server. Stops it at once on SIGINT; on SIGTERM after it was drained. Eight seconds after the signal the process
 * ends in any case. Exits with 1 if it cannot start or stop cleanly. With STORE_READY_LINE set, or as a child
 * process, it prints `ready <address>` once it listens. What it writes is private (C461).
 */
export async function runProcess(start: () => Promise<RunningServer>): Promise<void> {
  keepPrivate();
  const server = await start().catch(fail);
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => fail(`The server did not stop within ${LIMIT_MS / 1_000} s and was ended.`), LIMIT_MS);
    if (signal === 'SIGTERM') await server.drain();
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal).catch(fail));
  if (process.send || process.env.STORE_READY_LINE) console.log(`ready ${server.address}`);
}
