import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const OPTIONS = ['--bundle', '--platform=node', '--format=esm', '--log-level=error', '--external:semver'];

/** Compiles the worker as the server's build does and returns its file. For tests. */
export function compileWorker(): string {
  // Inside the project, so that its packages resolve.
  const file = join(root, `.cache/tests/render-worker-${process.pid}.mjs`);
  const entry = join(root, 'gateway/src/ssr/worker/render-worker.ts');
  execFileSync(join(root, 'node_modules/.bin/esbuild'), [entry, ...OPTIONS, `--outfile=${file}`]);
  return file;
}
