import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * Writes the result of a bench into `bench-results/`, named by its time.
 *
 * @param {string} bench its name
 * @param {{ at: string }} result the whole result, stored as JSON
 * @param {Record<string, string>} more other views of the result, by file name suffix
 * @returns {string[]} the files
 */
export function writeResults(bench, result, more = {}) {
  const folder = inRoot('bench-results');
  mkdirSync(folder, { recursive: true });
  const name = `${bench}-${result.at.replaceAll(':', '-').slice(0, 19)}`;
  const texts = { json: `${JSON.stringify(result, null, 2)}\n`, ...more };
  return Object.entries(texts).map(([end, text]) => {
    writeFileSync(join(folder, `${name}.${end}`), text);
    return `bench-results/${name}.${end}`;
  });
}
