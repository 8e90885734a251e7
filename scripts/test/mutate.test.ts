import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areas } from '../../stryker.config.mjs';
import { planFiles, planMutation } from '../lib/mutate.mjs';
import { runCommand } from './run-command';

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

describe('C344: a run of one small rule', () => {
  const file = 'shared/src/rules/new-key.ts';
  let results: string;
  beforeAll(async () => {
    results = await mkdtemp(join(tmpdir(), 'storefront-mutate-'));
  });
  afterAll(() => rm(results, { recursive: true, force: true }));

  test('tests notice every change but two, which make no difference (docs/mutation.md)', async () => {
    const { code, output } = await runCommand('mutate.mjs', [file], { MUTATE_RESULTS: results });
    expect({ code, output }).toMatchObject({ code: 0 });
    const report = JSON.parse(readFileSync(join(results, 'report-rules.json'), 'utf8'));
    expect(Object.keys(report.files)).toEqual([file]);
    const changes: { status: string; replacement: string }[] = report.files[file].mutants;
    const survivors = changes.filter(({ status }) => status === 'Survived');
    expect(survivors.map(({ replacement }) => replacement)).toEqual([
      '/(.{8})(.{4})(.{4})(.{4})(.{12})$/',
      '/^(.{8})(.{4})(.{4})(.{4})(.{12})/',
    ]);
    expect(changes.filter(({ status }) => status === 'Killed').length).toBeGreaterThanOrEqual(20);
  });
});
