import { completeLockfile, missingBuilds } from '../lib/lockfile.mjs';

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
