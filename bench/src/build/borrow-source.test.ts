import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { borrowSource } from './borrow-source';

const file = join(mkdtempSync(join(tmpdir(), 'borrow-')), 'Page.tsx');
const read = () => readFileSync(file, 'utf8');
beforeEach(() => writeFileSync(file, '<h1>Our menu</h1>\n'));

test('a borrowed source is edited in place and restored', () => {
  const source = borrowSource(file, 'Our menu');
  source.write('Our menu 1');
  expect(read()).toBe('<h1>Our menu 1</h1>\n');
  source.write('Our menu 2');
  expect(read()).toBe('<h1>Our menu 2</h1>\n');
  source.giveBack();
  expect(read()).toBe('<h1>Our menu</h1>\n');
});

test('a source without the place, or with two of them, is not edited', () => {
  expect(() => borrowSource(file, 'Their menu')).toThrow('Their menu');
  expect(() => borrowSource(file, 'h1')).toThrow('once');
  expect(read()).toBe('<h1>Our menu</h1>\n');
});
