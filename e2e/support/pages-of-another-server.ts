import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DATA_DIR, shopEnvironment } from './shop-environment';

const MAIN = join(import.meta.dirname, '../../server/dist/main.js');

export interface Pages {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves the releases of the shop under test as pages that talk to the API of another server (`API_ORIGIN`). */
export async function servePagesFor(apiOrigin: string): Promise<Pages> {
  const dataDir = mkdtempSync(join(tmpdir(), 'storefront-e2e-other-'));
  for (const kept of ['releases', 'registry.json'])
    cpSync(join(DATA_DIR, kept), join(dataDir, kept), { recursive: true });
  const env = {
    ...process.env,
    ...shopEnvironment,
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: '0',
    API_ORIGIN: apiOrigin,
    STORE_READY_LINE: '1',
  };
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      const ready = /^ready (\S+)$/.exec(line)?.[1];
      if (ready) resolve(ready);
    });
    void ended.then(() => reject(new Error('The server of the pages did not start.')));
  });
  return {
    origin,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
