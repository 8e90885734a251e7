import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rangeViolations, usesBeyondRange } from '@storefront/remote-kit/lib/check-range.mjs';
import { findUses } from '@storefront/remote-kit/lib/find-uses.mjs';
import { compareApi, versionFor } from '../shared-api/compare-api.mjs';
import { describeApi } from '../shared-api/describe-api.mjs';

const root = join(__dirname, '../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-api-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('what a shared module offers', () => {
  const described = (text: string) => describeApi(root, { thing: write('thing.ts', text) });

  test('is its exports with their types, and the named types that these use', () => {
    const { exports, types } = described(`
      interface Deep { readonly size: number }
      export interface Box { readonly deep: Deep; readonly label?: string }
      export const open = (box: Box, twice = false): Promise<Deep> => Promise.resolve(box.deep);
    `);
    expect(exports).toEqual({ 'thing/open': '(box: Box, twice?: boolean) => Promise<Deep>' });
    expect(types).toEqual({
      Box: '{ deep: Deep; label?: string | undefined }',
      Deep: '{ size: number }',
    });
  });

  test('changes with a type that it uses indirectly', () => {
    const text = (size: string) =>
      `interface Deep { size: ${size} }\nexport function open(): Deep { throw new Error(); }`;
    const { changes, needs } = compareApi(described(text('number')), described(text('string')));
    expect(changes).toEqual([{ kind: 'type', name: 'Deep', what: 'changed', needs: 'major' }]);
    expect(needs).toBe('major');
  });

  test('handles a type that refers to itself', () => {
    const { types } = described(
      'export interface Branch { leaves: Branch[] }\nexport const trunk: Branch | null = null;',
    );
    expect(types).toEqual({ Branch: '{ leaves: Branch[] }' });
  });
});

describe('the version that a change needs', () => {
  const before = { exports: { 'cart/a': 'x', 'cart/b': 'y' }, types: {} };
  test.each([
    ['nothing', before, '1.4.2'],
    ['an addition', { ...before, exports: { ...before.exports, 'cart/c': 'z' } }, '1.5.0'],
    ['a change', { ...before, exports: { ...before.exports, 'cart/b': 'z' } }, '2.0.0'],
    ['a removal beside an addition', { exports: { 'cart/a': 'x' }, types: { New: 'z' } }, '2.0.0'],
  ])('%s', (_, after, version) => {
    expect(versionFor('1.4.2', compareApi(before, after).needs)).toBe(version);
  });
});

test('a remote that uses newer exports than its range allows is reported', () => {
  const since = { 'cart/useCart': '1.0.0', 'api/onSignedOut': '1.1.0' };
  const uses = ['api/onSignedOut', 'cart/useCart'];
  expect(usesBeyondRange({ range: '^1.0.0', uses }, since)).toEqual([
    'uses api/onSignedOut, which came with shared 1.1.0, but asks for ^1.0.0',
  ]);
  expect(usesBeyondRange({ range: '^1.1.0', uses }, since)).toEqual([]);
});

test('uses are found in the sources: values by exported name, neither types nor tests', () => {
  write(
    'Page.tsx',
    "import { useCart as cartOf, type Cart } from '@storefront/shared/cart';\n" +
      "import type { CallOptions } from '@storefront/shared/api';\n" +
      "import { rupees } from '@storefront/shared/rules/money';\n",
  );
  write('Page.test.tsx', "import { request } from '@storefront/shared/api';");
  expect([...findUses(folder, ['cart', 'api'])]).toEqual(['cart/useCart']);
});

test('a part that uses exports its range may lack is reported before its release', () => {
  const cafe = [join(root, 'cafe-remote')];
  expect([...rangeViolations(cafe, { 'cart/useCart': '1.0.0' })]).toEqual([]);
  expect([...rangeViolations(cafe, { 'cart/useCart': '99.0.0' })]).toEqual([
    expect.stringMatching(/^cafe-remote uses cart\/useCart, which came with shared 99\.0\.0, but asks for /),
  ]);
});
