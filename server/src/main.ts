import { resolve } from 'node:path';
import { startServer } from './app/start-server';
import { readEnv } from './platform/config/env';
import { EnvError } from './platform/config/env-reader';
import { errorCode } from './platform/error-code';

function explain(error: unknown): unknown {
  if (error instanceof EnvError) return error.message;
  if (errorCode(error) === 'EADDRINUSE') {
    return `The port is taken: stop what uses it, or set PORT to another one (${String(error)})`;
  }
  return error;
}

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const server = await startServer({ ...env, dataDir: resolve(env.dataDir) });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.send || process.env.STORE_READY_LINE) console.log(`ready ${server.address}`);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
