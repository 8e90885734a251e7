import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findRemotes } from '../lib/remotes.cjs';
import { checkFolder, upgradeOutside } from '../new-remote/make-outside.mjs';
import { planOutside } from '../new-remote/plan-outside.mjs';

const root = join(__dirname, '../..');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const kit = {
  shared: { name: '@storefront/shared', version: '2.8.0', file: 'storefront-shared-2.8.0.tgz' },
  kit: { name: '@storefront/remote-kit', version: '3.1.0', file: 'storefront-remote-kit-3.1.0.tgz' },
};
const files = new Map(
  planOutside(root, 'barbershop', findRemotes(root), kit).map(({ path, text }) => [path, text]),
);
const fileOf = (path: string) => files.get(path) ?? `${path} is not part of it`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outside-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('C358: the files of a remote in a repository of its own', () => {
  test('are those of a repository: readme, changelog, tests, workflow, settings', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        '.github/workflows/barbershop.yml',
        '.gitignore',
        '.npmrc',
        '.nvmrc',
        'CHANGELOG.md',
        'README.md',
        'jest.config.mjs',
        'src/contract.test.ts',
        'src/pages/BarbershopPage.test.tsx',
        'tsconfig.json',
      ]),
    );
    expect([...files].filter(([path, text]) => /sample/i.test(path + text))).toEqual([]);
  });

  test('install the packed packages, and the libraries in the versions of the shop', () => {
    const cafe = readJson(join(root, 'cafe-remote/package.json'));
    const { dependencies, devDependencies, config } = JSON.parse(fileOf('package.json'));
    expect(dependencies).toMatchObject({
      '@storefront/shared': 'file:packages/storefront-shared-2.8.0.tgz',
      react: cafe.dependencies.react,
      jotai: cafe.dependencies.jotai,
    });
    expect(devDependencies).toEqual({
      '@storefront/remote-kit': 'file:packages/storefront-remote-kit-3.1.0.tgz',
    });
    expect(config).toEqual({
      port: 4101 + findRemotes(root).length,
      shared: cafe.dependencies['@storefront/shared'],
      kit: 3,
    });
    expect(fileOf('README.md')).toContain(`http://localhost:${config.port}`);
  });

  test('have a workflow that runs scripts of its package.json, with the actions of the shop by commit', () => {
    const { scripts } = JSON.parse(fileOf('package.json'));
    const { jobs } = parse(fileOf('.github/workflows/barbershop.yml'), { strict: true });
    const { steps } = jobs.check;
    const runs = steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(runs).toEqual(['npm ci', 'npm test', 'npm run build']);
    expect(Object.keys(scripts)).toEqual(['start', 'test', 'build']);
    const shop = readFileSync(join(root, '.github/workflows/whole.yml'), 'utf8');
    const used = [...steps, ...jobs.release.steps].flatMap(({ uses }: { uses?: string }) => uses ?? []);
    expect(used).toHaveLength(5);
    for (const action of used) expect(shop).toContain(`uses: ${action} # v`);
  });
});

test.each([
  ['in this checkout', join(root, 'kitchen'), 'is in this checkout'],
  ['with something in it', root.slice(0, root.lastIndexOf('/')), 'is not empty'],
])('no repository is made in a folder %s', (_, path, why) => {
  expect(() => checkFolder(path)).toThrow(why);
});

/** Returns the files that `npm pack` puts into a package, and its package.json. */
function packed(name: string) {
  const args = ['pack', join(root, name), '--dry-run', '--json', '--loglevel=error'];
  const [found] = Object.values(JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8' })));
  const { files: list } = found as { files: { path: string }[] };
  return { paths: list.map(({ path }) => path), manifest: readJson(join(root, name, 'package.json')) };
}

describe.each(['shared', 'remote-kit'])('C358: the packed %s', (name) => {
  const { paths, manifest } = packed(name);

  test('has every file that it exports', () => {
    const targets = Object.values<string>(manifest.exports).filter((path) => !path.includes('*'));
    expect(targets.filter((path) => !paths.includes(path.slice(2)))).toEqual([]);
  });

  test('has no tests', () => {
    expect(paths.filter((path) => /\.test\.|__snapshots__|node_modules/.test(path))).toEqual([]);
  });
});

test('C358: the packed packages have what builds read beside the exports', () => {
  expect(packed('shared').paths).toEqual(
    expect.arrayContaining(['api.json', 'src/ui/styles/tokens.css', 'src/ui/styles/base.css']),
  );
  expect(packed('remote-kit').paths).toEqual(
    expect.arrayContaining([
      'bin/remote-kit.mjs',
      'types/build-files.d.ts',
      'webpack/replacements/runtime-start.js',
    ]),
  );
});

describe('C359: an upgrade', () => {
  const write = (manifest: object) => writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));

  test('replaces the packages, and gives the libraries the versions of the shop', async () => {
    mkdirSync(join(folder, 'packages'));
    writeFileSync(join(folder, 'packages/storefront-shared-1.0.0.tgz'), '');
    write({
      name: 'kitchen-remote',
      config: { port: 4104, shared: '^2.1.0', kit: 0 },
      dependencies: {
        '@storefront/shared': 'file:packages/storefront-shared-1.0.0.tgz',
        react: '18.0.0',
        lodash: '4.0.0',
      },
    });
    const [shared, own] = await upgradeOutside(folder);
    const { dependencies } = readJson(join(root, 'cafe-remote/package.json'));
    expect(readJson(join(folder, 'package.json'))).toEqual({
      name: 'kitchen-remote',
      config: { port: 4104, shared: '^2.1.0', kit: Number(own?.version.split('.')[0]) },
      dependencies: {
        '@storefront/shared': `file:packages/${shared?.file}`,
        react: dependencies.react,
        lodash: '4.0.0',
      },
      devDependencies: { '@storefront/remote-kit': `file:packages/${own?.file}` },
    });
  });

  test('refuses a folder without such a remote', async () => {
    await expect(upgradeOutside(folder)).rejects.toThrow('is no remote with a kit');
    write({ name: 'other' });
    await expect(upgradeOutside(folder)).rejects.toThrow('its package.json has no config.kit');
  });
});
