import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTypes } from '../lib/check-types.mjs';

const root = join(__dirname, '../..');
const folder = '.cache/untyped-remote';
const page = join(root, folder, 'src/pages/Page.tsx');
const part = { name: 'untyped', folder };
const remove = () => {
  for (const path of [folder, '.cache/types/untyped', '.cache/types/untyped.json'])
    rmSync(join(root, path), { recursive: true, force: true });
  rmSync(join(root, '.cache/types/untyped.tsbuildinfo'), { force: true });
};
beforeEach(() => {
  remove();
  mkdirSync(join(root, folder, 'src/pages'), { recursive: true });
});
afterAll(remove);

test('C485: a release by hand with a wrong type is refused in a sentence, and goes on with a reason', async () => {
  writeFileSync(page, 'export const price: number = "ten";\n');
  const notes: string[] = [];
  const note = (text: string) => notes.push(text);
  await expect(checkTypes([part], undefined, note)).rejects.toMatchObject({
    message: `${folder} has wrong types: see above. Nothing has changed. To go on knowingly: --anyway=<reason>`,
    details: expect.stringContaining('Page.tsx(1,14): error TS2322'),
  });
  await checkTypes([part], 'a colleague mends it', note);
  expect(notes).toEqual([`${folder} has wrong types, anyway: a colleague mends it`]);
  writeFileSync(page, 'export const price: number = 10;\n');
  await checkTypes([part], undefined, note);
  expect(notes).toHaveLength(1);
}, 120_000);
