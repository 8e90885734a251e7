import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

interface Rule {
  readonly description?: string;
  readonly groupName?: string;
  readonly enabled?: boolean;
  readonly matchPackageNames?: readonly string[];
  readonly allowedVersions?: string;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Every package that a workspace asks for, with its version there. */
const wanted = files
  .filter((path) => /^(?:[^/]+\/)?package\.json$/.test(path))
  .map((path) => JSON.parse(read(path)) as Manifest)
  .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }));

const { packageRules: rules } = JSON.parse(read('renovate.json')) as { packageRules: readonly Rule[] };
const matching = (pattern: string) => {
  const expression = new RegExp(`^${pattern.replaceAll(/\*+/g, '.*')}$`);
  return wanted.filter(([name]) => expression.test(name));
};

describe('C354: renovate.json', () => {
  test('names only packages that the shop uses', () => {
    const names = rules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    const images = names.filter((name) => /^(?:docker\.io\/library\/)?(?:node|postgres)$/.test(name));
    expect(names.filter((name) => !images.includes(name) && matching(name).length === 0)).toEqual([]);
  });

  test('gives the reason of every limit and every exception', () => {
    const limits = rules.filter(({ allowedVersions, enabled }) => allowedVersions || enabled === false);
    expect(limits.filter(({ description }) => !description)).toEqual([]);
  });

  test('allows the versions in use, which are exact', () => {
    for (const { matchPackageNames = [], allowedVersions } of rules) {
      if (!allowedVersions) continue;
      for (const [name, version] of matchPackageNames.flatMap(matching))
        expect([name, version, semver.satisfies(version, allowedVersions)]).toEqual([
          name,
          semver.valid(version),
          true,
        ]);
    }
  });

  test('puts a package into one group at most', () => {
    const grouped = rules
      .filter(({ groupName }) => groupName)
      .flatMap(({ matchPackageNames = [] }) => [
        ...new Set(matchPackageNames.flatMap((pattern) => matching(pattern).map(([name]) => name))),
      ]);
    expect(grouped.filter((name, index) => grouped.indexOf(name) !== index)).toEqual([]);
  });
});

describe('C355: CODEOWNERS', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const covers = (pattern: string, file: string) =>
    pattern === '*' ||
    (pattern.endsWith('/') ? file.startsWith(pattern.slice(1)) : file === pattern.slice(1));

  test('names only files and folders that exist', () => {
    const patterns = lines.map(([pattern = '']) => pattern);
    expect(patterns.filter((pattern) => !files.some((file) => covers(pattern, file)))).toEqual([]);
  });

  test.each([
    ['shell', 'shell/src/main.tsx'],
    ['cafe', 'cafe-remote/remote.json'],
    ['closet', 'closet-remote/remote.json'],
    ['admin', 'admin-remote/remote.json'],
    ['platform', 'server/src/main.ts'],
    ['platform', 'shared/package.json'],
  ])('the team %s reviews %s', (team, file) => {
    expect(files).toContain(file);
    const [, ...owners] = lines.findLast(([pattern = '']) => covers(pattern, file)) ?? [];
    expect(owners).toEqual([`@cafe-and-closet/${team}`]);
  });
});
