import { missingPackages } from '../lib/check-packages.mjs';

const locked = {
  '': { version: '0.1.0' },
  shared: { version: '1.1.0' },
  'node_modules/@storefront/shared': { link: true },
  'node_modules/axios': { version: '1.21.1' },
  'node_modules/jest/node_modules/chalk': { version: '4.0.0' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
  'node_modules/knip': { version: '6.44.2', dev: true },
};
const installed = {
  'node_modules/axios': { version: '1.21.1' },
  'node_modules/jest/node_modules/chalk': { version: '4.0.0' },
};

test('all packages are installed when each has the version of the lockfile; builds for other systems and tools of tests may be missing', () => {
  expect(missingPackages(locked, installed)).toEqual([]);
});

test('a new package, or one of another version, is reported: a pull changed the lockfile', () => {
  expect(missingPackages({ ...locked, 'node_modules/zod': { version: '4.6.7' } }, installed)).toEqual([
    'zod 4.6.7',
  ]);
  const older = { ...installed, 'node_modules/jest/node_modules/chalk': { version: '3.0.0' } };
  expect(missingPackages(locked, older)).toEqual(['chalk 4.0.0']);
});
