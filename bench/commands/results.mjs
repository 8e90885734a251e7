import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * Writes what a bench found into `bench-results/`, named by its moment.
 *
 * @param {string} bench its name
 * @param {{ at: string }} result everything, as JSON
 * @param {Record<string, string>} more other views of it, by the end of their names
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
