import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSources } from '../../lib/document-pictures.mjs';
import { files, guides, read, root } from './documents';

const FOLDER = 'docs/pictures/';
const MOST_BYTES = 1_500_000;

const stored = files.filter((path) => path.startsWith(FOLDER)).map((path) => path.slice(FOLDER.length));

test('C356: every picture that a document shows is stored, and no other', async () => {
  const shown = await pictureSources();
  expect(shown.map(({ file }) => file)).toEqual([...stored].sort());
  expect(shown.length).toBeGreaterThan(10);
});

test('C356: the pictures of documents take less than 1.5 MB together', () => {
  const bytes = stored.map((file) => statSync(join(root, FOLDER, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test('every picture says in words what it shows', () => {
  const images = guides.flatMap((path) => read(path).match(/<img [^>]*>|!\[[^\]]*\]\([^)]*\)/g) ?? []);
  const mute = images.filter((image) => !/alt="[^"]{15,}"|^!\[[^\]]{15,}\]/.test(image));
  expect(mute).toEqual([]);
  expect(images.length).toBeGreaterThan(10);
});
