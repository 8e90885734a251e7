import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { shopEnvironment } from './shop-environment';

const MAIN = join(import.meta.dirname, '../../server/dist/main.js');

/** A second server beside the shop under test. */
export interface SecondServer {
  readonly origin: string;
  /** `stop` deletes it. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts a server for the releases in a folder; `stop` deletes the folder. Throws if the server does not start. */
export async function serveReleases(
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<SecondServer> {
  const env = {
    ...process.env,
    ...shopEnvironment,
    PORT: '0',
    DATA_DIR: dataDir,
    STORE_READY_LINE: '1',
    ...environment,
  };
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const ready = /^ready (\S+)$/.exec(line)?.[1];
      if (ready) resolve(ready);
    });
    void ended.then(() => reject(new Error('The second server did not start.')));
  });
  return {
    origin,
    dataDir,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
