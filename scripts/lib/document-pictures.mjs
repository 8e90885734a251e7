import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { trackedFiles } from './tracked-files.mjs';

const FOLDER = 'docs/pictures';
const QUALITY = 78;

/**
 * Returns the pictures that documents show: the file, such as `menu.1280.light.webp`, and the shot that it is made of.
 *
 * @returns {Promise<{ file: string, shot: string }[]>}
 */
export async function pictureSources() {
  const named = (await trackedFiles())
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => readFileSync(inRoot(path), 'utf8').match(/pictures\/[\w.-]+\.webp/g) ?? []);
  return [...new Set(named)].sort().map((path) => {
    const file = path.slice('pictures/'.length);
    const [screen, width, look] = file.split('.');
    return { file, shot: `${screen}.data.${width}.${look}.png` };
  });
}

/**
 * Writes the pictures of documents, and removes those that no document shows.
 *
 * @param {readonly { file: string, shot: string }[]} sources
 * @param {(text: string) => void} note
 */
export async function savePictures(sources, note) {
  const sharp = createRequire(inRoot('server/package.json'))('sharp');
  const missing = sources.filter(({ shot }) => !existsSync(inRoot('shots', shot)));
  if (missing.length > 0) throw new Problem(`No screen has ${missing.map(({ file }) => file).join(', ')}.`);
  await mkdir(inRoot(FOLDER), { recursive: true });
  const files = new Set(sources.map(({ file }) => file));
  for (const file of await readdir(inRoot(FOLDER))) if (!files.has(file)) await rm(inRoot(FOLDER, file));
  let bytes = 0;
  for (const { file, shot } of sources) {
    await sharp(inRoot('shots', shot)).webp({ quality: QUALITY, effort: 6 }).toFile(inRoot(FOLDER, file));
    bytes += (await stat(inRoot(FOLDER, file))).size;
  }
  note(`${sources.length} pictures, ${Math.round(bytes / 1024)} kB`);
}
