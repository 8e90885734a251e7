import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '../../stryker.config.mjs';
import { planFiles, planMutation } from '../lib/mutate.mjs';

const root = join(__dirname, '../..');

describe.each(Object.entries(areas))('C388: the mutation tests of %s', (name, { code, tests }) => {
  test('change code that exists', () => {
    expect(existsSync(join(root, code))).toBe(true);
  });

  test('run tests that exist', () => {
    for (const path of tests) {
      const files = /\.tsx?$/.test(path) ? [path] : readdirSync(join(root, path), { recursive: true });
      expect(String(files)).toContain('.test.ts');
      expect(existsSync(join(root, path))).toBe(true);
    }
  });

  test('run by its name', () => {
    expect(planMutation([name])).toEqual([{ name }]);
  });
});

test('without a name, all areas run', () => {
  expect(planMutation([])).toEqual(Object.keys(areas).map((name) => ({ name })));
});

test('C388: of the changed files, those of an area run, without its tests', () => {
  const page = 'shell/src/remote-host/page-machine.ts';
  const changed = [
    'README.md',
    'shared/src/rules/money.ts',
    'shared/src/rules/money.test.ts',
    'shell/src/remote-host/registry.ts',
    page,
  ];
  expect(planFiles(changed)).toEqual([
    { name: 'rules', files: ['shared/src/rules/money.ts'] },
    { name: 'page', files: [page] },
  ]);
});

test('one file runs in its area', () => {
  const file = 'server/src/orders/pay/pay-order.ts';
  expect(planMutation(['cart', file])).toEqual([{ name: 'cart' }, { name: 'orders', files: [file] }]);
});

test('what is neither an area nor a file of one is refused', () => {
  expect(() => planMutation(['rulez'])).toThrow(/^rulez is no area/);
});
