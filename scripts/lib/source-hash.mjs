import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from './paths.mjs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '__snapshots__', 'test']);
const SKIPPED_FILES = /\.test\.tsx?$|\.md$/;

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) yield* filesBelow(join(path, entry.name));
    else if (entry.isFile() && !SKIPPED_FILES.test(entry.name)) yield join(path, entry.name);
  }
}

/** Returns a hash of all files that a build reads; it changes if and only if a new build could differ. */
export function sourceHash(...sources) {
  const hash = createHash('sha256').update(process.versions.node.split('.', 1)[0]);
  for (const source of sources) {
    for (const file of filesBelow(inRoot(source))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
