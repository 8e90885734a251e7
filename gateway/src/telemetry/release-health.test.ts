import type { Registry } from '@storefront/shared/delivery/registry';
import { createMemoryCounts, withShell } from './release-counts';
import { readReleaseHealth } from './release-health';

const AT = '2026-11-20T06:15:00.000Z';
const [OLD, BEFORE, LIVE] = ['1.0.0-aaaaaaaaaaaa', '1.0.0-bbbbbbbbbbbb', '1.0.0-cccccccccccc'];
const partOf = (...releases: readonly string[]) => ({
  live: releases.at(-1) ?? '',
  since: AT,
  history: releases.map((release) => ({ release, at: AT })),
});
type Counted = Readonly<Record<string, number>>;
const ROLL_CAFE = 'worse than the release before: roll back with npm run rollback -- cafe';

function start(parts: Registry['parts']) {
  const store = createMemoryCounts();
  return {
    count: (part: string, release: string, counts: Counted, shell: string | null = null) =>
      store.add(
        Object.entries(counts).flatMap(([name, count]) =>
          withShell({ part, release, name, reason: null, count }, shell),
        ),
        0,
      ),
    async advices() {
      const healths = await readReleaseHealth(store, { parts }, async (text) => text);
      return Object.fromEntries(Object.entries(healths).map(([name, { advice }]) => [name, advice]));
    },
  };
}

test.each<[string, Counted, Counted, string | null]>([
  ['two errors in two visits', { visit: 9 }, { visit: 2, render: 2 }, null],
  ['three errors', { visit: 9 }, { visit: 3, render: 3 }, ROLL_CAFE],
  ['three errors and no higher rate', { visit: 9, late: 9 }, { visit: 3, render: 3 }, null],
  ['three failures of the server and no visit', { rendered: 9 }, { server: 3 }, ROLL_CAFE],
  [
    'failures of the server that many visits would hide',
    { visit: 9, load: 1, rendered: 9 },
    { visit: 90, server: 3 },
    ROLL_CAFE,
  ],
])('C492: advice on a remote after %s', async (_, before, live, advice) => {
  const { count, advices } = start({ cafe: partOf(BEFORE, LIVE) });
  await count('cafe', BEFORE, before);
  await count('cafe', LIVE, live);
  expect(await advices()).toEqual({ cafe: advice });
});

test('C492: a shell whose own pages fail on the server gets advice', async () => {
  const { count, advices } = start({ shell: partOf(BEFORE, LIVE) });
  await count('shell', BEFORE, { visit: 5, rendered: 5 });
  await count('shell', LIVE, { visit: 5, server: 3 });
  expect(await advices()).toEqual({
    shell: 'worse than the release before: roll back with npm run rollback -- shell',
  });
});

test.each<[string, Counted, Counted, boolean]>([
  ['enough errors in browsers', { visit: 20 }, { visit: 5, event: 3 }, true],
  ['enough failures on the server', { rendered: 20 }, { server: 3 }, true],
  ['two errors', { visit: 20 }, { visit: 2, event: 2 }, false],
  ['a rate that is little higher', { visit: 20, event: 5 }, { visit: 10, event: 4 }, false],
  ['errors, after one visit under the shell before', { visit: 1 }, { visit: 90, event: 3 }, false],
  ['errors, and nothing under the shell before', {}, { visit: 5, event: 5 }, false],
])('C492: advice on the shell for a remote with %s', async (_, before, live, isToBlame) => {
  const { count, advices } = start({ shell: partOf(BEFORE, LIVE), cafe: partOf(LIVE), closet: partOf(LIVE) });
  await count('cafe', LIVE, before, BEFORE);
  await count('cafe', LIVE, live, LIVE);
  await count('closet', LIVE, { visit: 9 }, LIVE);
  const advice = 'worse for cafe than the release before: roll back with npm run rollback -- shell';
  expect(await advices()).toEqual({ shell: isToBlame ? advice : null, cafe: null, closet: null });
});

test('C492: the advice on the shell names the remotes, and the older release that browsers found good', async () => {
  const { count, advices } = start({
    shell: partOf(OLD, BEFORE, LIVE),
    cafe: partOf(LIVE),
    closet: partOf(LIVE),
  });
  await count('shell', OLD, { visit: 9 });
  for (const name of ['cafe', 'closet']) {
    await count(name, LIVE, { visit: 9 }, OLD);
    await count(name, LIVE, { visit: 9, skew: 9 }, LIVE);
  }
  expect(await advices()).toMatchObject({
    shell: `worse for cafe and closet than ${OLD}: roll back with npm run rollback -- shell --to=${OLD}`,
  });
});

test('C492: a shell that is to blame for one remote does not hide the bad release of another one', async () => {
  const { count, advices } = start({
    shell: partOf(BEFORE, LIVE),
    cafe: partOf(BEFORE, LIVE),
    closet: partOf(BEFORE, LIVE),
  });
  await count('closet', BEFORE, { visit: 9 }, BEFORE);
  await count('closet', LIVE, { visit: 9 }, BEFORE);
  await count('closet', LIVE, { visit: 9, render: 9 }, LIVE);
  await count('cafe', BEFORE, { visit: 9 }, BEFORE);
  await count('cafe', LIVE, { visit: 9, render: 9 }, LIVE);
  expect(await advices()).toMatchObject({
    shell: expect.stringContaining('worse for closet than'),
    cafe: ROLL_CAFE,
    closet: null,
  });
});
