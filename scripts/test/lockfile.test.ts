import { lockfileProblems } from '../lib/check-lockfile.mjs';
import { completeLockfile, missingBuilds, readLockfile } from '../lib/lockfile.mjs';

const lockfile = () => ({
  packages: {
    '': { name: 'storefront' },
    'node_modules/tool': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64': '1.2.3',
        '@tool/cli-linux-arm-gnueabihf': '1.2.3',
        '@tool/darwin-arm64': '1.2.3',
      },
    },
    'node_modules/tool/node_modules/@tool/linux-x64': { version: '1.2.3', optional: true },
  } as Record<string, Record<string, unknown>>,
});

test('a missing build for another system is found', () => {
  expect(missingBuilds(lockfile()).map(({ name }) => name)).toEqual([
    '@tool/cli-linux-arm-gnueabihf',
    '@tool/darwin-arm64',
  ]);
});

test('it is added with the system in its name, so that npm skips it elsewhere', () => {
  const { lockfile: complete, added } = completeLockfile(lockfile());
  expect(added).toHaveLength(2);
  expect(missingBuilds(complete)).toEqual([]);
  expect(complete.packages).toMatchObject({
    'node_modules/@tool/darwin-arm64': {
      version: '1.2.3',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/cli-linux-arm-gnueabihf': { cpu: ['arm'], libc: ['glibc'], os: ['linux'] },
  });
});

test('C350: a package with an install script is a problem until somebody has judged it', () => {
  const known = { packages: { 'node_modules/msw': { hasInstallScript: true } } };
  const added = { packages: { 'node_modules/a/node_modules/@b/c': { hasInstallScript: true } } };
  expect(lockfileProblems(known)).toEqual([]);
  expect(lockfileProblems(added)).toEqual([
    'node_modules/a/node_modules/@b/c has an install script, which npm does not run: see scripts/lib/check-lockfile.mjs',
  ]);
  expect(lockfileProblems(readLockfile())).toEqual([]);
});
