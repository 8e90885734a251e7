import { readFileSync } from 'node:fs';
import { planInstall } from '../lib/install-packages.mjs';

const WITHOUT_DEV = ' without development packages';

/** In a checkout whose lockfile has the hash `new`. */
const plan = (stamped: string | null, { toStart = false, isNewer = false } = {}) =>
  planInstall({ lock: 'new', stamped, isNewer, toStart });

describe('C340: a start', () => {
  test.each([null, `old${WITHOUT_DEV}`])('leaves the tools of tests out, after %j', (stamped) => {
    expect(plan(stamped, { toStart: true })).toEqual({ run: ['--omit=dev'], stamp: `new${WITHOUT_DEV}` });
  });

  test.each(['old', ''])('keeps them in a checkout that has them, after %j', (stamped) => {
    expect(plan(stamped, { toStart: true })).toEqual({ run: [], stamp: 'new' });
  });

  test.each(['new', `new${WITHOUT_DEV}`])('installs nothing after %j', (stamped) => {
    expect(plan(stamped, { toStart: true })).toEqual({ run: null, stamp: stamped });
  });
});

describe('C340: a command that needs the tools of tests', () => {
  test.each([null, 'old', '', `old${WITHOUT_DEV}`, `new${WITHOUT_DEV}`])(
    'installs them after %j',
    (stamped) => {
      expect(plan(stamped)).toEqual({ run: [], stamp: 'new' });
    },
  );

  test('installs nothing where all is installed, or npm ran by hand since the lockfile changed', () => {
    expect(plan('new')).toEqual({ run: null, stamp: 'new' });
    expect(plan('', { isNewer: true })).toEqual({ run: null, stamp: 'new' });
  });

  test('is not misled by a start, which npm ran after the lockfile changed', () => {
    expect(plan(`new${WITHOUT_DEV}`, { isNewer: true })).toEqual({ run: [], stamp: 'new' });
  });
});

test('C473: each command that reads TypeScript installs the tools first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const readers = Object.entries(scripts).filter(([, command]) => /tsx|with-tools/.test(command));
  expect(readers.map(([name]) => name)).toContain('bench');
  for (const [name, command] of readers)
    expect([name, command]).toEqual([
      name,
      expect.stringMatching(/^node --import \.\/scripts\/lib\/with-tools\.mjs /),
    ]);
});
