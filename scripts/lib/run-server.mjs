import { createInterface } from 'node:readline';
import { serverBuild } from './build-server.mjs';
import { endWithParent, startChild } from './children.mjs';
import { root } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Keeps memory and processor time of the server small: docs/operations.md, "Memory". What is set already stays. */
export const nodeSettings = {
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=768 --v8-pool-size=1',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Starts the compiled server and waits until it is ready; prints the other lines that it writes. `uses` is what its first
 * line says that it uses.
 *
 * @param {{ dataDir: string, env?: Record<string, string> }} options
 * @returns {Promise<{ address: string, uses: string, child: ReturnType<typeof startChild> }>}
 * @throws {Problem} if it ends before it is ready
 */
export async function runServer({ dataDir, env = {} }) {
  const child = startChild(process.execPath, ['--enable-source-maps', ...endWithParent, serverBuild.main], {
    cwd: root,
    env: {
      ...nodeSettings,
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      STORE_READY_LINE: '1',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
    // At once: on SIGTERM the server listens on for a while.
    stopSignal: 'SIGINT',
  });
  let uses = '';
  const ready = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = line.match(/^ready (\S+)$/)?.[1];
      const described = line.match(/^Listening on \S+; (.+)$/)?.[1];
      if (address) resolve(address);
      else if (described) uses = described;
      else console.log(line);
    });
  });
  const failed = child.closed.then(() => {
    throw new Problem('The server did not start: see above.');
  });
  failed.catch(() => {});
  const address = await Promise.race([ready, failed]);
  return { address, uses, child };
}
