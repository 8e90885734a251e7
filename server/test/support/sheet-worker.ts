import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const entry = join(root, 'server/src/catalogue/import/sheet-worker.ts');
const external = ['saxes', 'csv-parse', 'yauzl'].map((name) => `--external:${name}`);
const OPTIONS = ['--bundle', '--platform=node', '--format=esm', '--log-level=error', ...external];

let compiled: string | undefined;

/** Compiles the thread that reads sheets, once a test file, and returns its file. */
export function sheetWorker(): string {
  if (compiled === undefined) {
    // Inside the project, so that its packages resolve.
    compiled = join(root, `.cache/tests/sheet-worker-${process.pid}.mjs`);
    execFileSync(join(root, 'node_modules/.bin/esbuild'), [entry, ...OPTIONS, `--outfile=${compiled}`]);
  }
  return compiled;
}
