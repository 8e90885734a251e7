import { errorCode } from './error-code';
import { EnvError } from './parse-env';

export interface RunningServer {
  /** Address where it listens: `http://127.0.0.1:3000`. */
  readonly address: string;
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
 * Starts a server and stops it on SIGINT or SIGTERM. Exits with 1 if it cannot start or stop cleanly. With
 * STORE_READY_LINE set, or as a child process, it prints `ready <address>` once it listens.
 */
export async function runProcess(start: () => Promise<RunningServer>): Promise<void> {
  const server = await start().catch(fail);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.send || process.env.STORE_READY_LINE) console.log(`ready ${server.address}`);
}
