import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from '../../gateway/src/releases/release';
import { fakeRemote, fakeShell } from '../../gateway/test/support/fake-build';
import { migrate } from '../../server/src/platform/db/migrate';
import { openDatabase } from '../../server/src/platform/db/open-database';
import { countEvents } from '../../server/src/platform/metrics/release-counts';
import { runCommand } from './run-command';

const now = Date.now;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const dist = (name: string) => join(dataDir, 'builds', name);

async function releaseCafe(script: string): Promise<string> {
  await fakeRemote(dist('cafe'), script);
  return (await release({ dataDir, name: 'cafe', dist: dist('cafe'), now })).release;
}

/** Stores browsers' reports of visits to a release and of pages that threw. */
async function report(id: string, visits: number, errors: number): Promise<void> {
  await count({ part: 'cafe', release: id }, { visit: visits, render: errors });
}

/** Stores events of a release by name and count; those that are no visits or renders have a reason. */
async function count(
  about: { readonly part: string; readonly release: string },
  events: Readonly<Record<string, number>>,
): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl: null });
  await migrate(db, now);
  await countEvents(
    db,
    Object.entries(events).map(([name, count]) => ({
      ...about,
      name,
      reason: name === 'render' || name === 'server' ? 'TypeError: no price' : null,
      count,
    })),
    now(),
  );
  await db.destroy();
}

const releases = async () =>
  (await runCommand('releases.mjs', [], { DATA_DIR: dataDir, DATABASE_URL: '' })).output;

test('C117: npm run releases prints its shop, and advises to roll back a release with more errors', async () => {
  await fakeShell(dist('shell'));
  await release({ dataDir, name: 'shell', dist: dist('shell'), now });
  const before = await releaseCafe('one');
  const live = await releaseCafe('two');
  const quiet = await releases();
  expect(quiet).toContain(`Shop in ${dataDir}`);
  expect(quiet).toMatch(/shell .*no data yet/);
  expect(quiet).toMatch(/cafe .*no data yet/);

  await report(before, 20, 1);
  await report(live, 10, 4);
  const reported = await releases();
  expect(reported).toContain('4 in 10 visits, 0 renders');
  expect(reported).toContain('cafe: worse than the release before: roll back with npm run rollback -- cafe');
  expect(reported).toContain('last error: TypeError: no price');

  const second = await releaseCafe('three');
  await report(second, 10, 4);
  expect(await releases()).toContain(
    `cafe: worse than ${before}: roll back with npm run rollback -- cafe --to=${before}`,
  );
  const back = await runCommand('rollback.mjs', ['cafe', `--to=${before}`], { DATA_DIR: dataDir });
  expect(back.output).toContain(`${second} → ${before}`);
  const again = await runCommand('rollback.mjs', ['cafe'], { DATA_DIR: dataDir });
  expect(again.output).toContain(`cafe has no earlier release than ${before}`);
});

test('C492: npm run releases shows errors, visits and renders of every part from the first one on', async () => {
  await fakeShell(dist('shell'));
  const { release: shell } = await release({ dataDir, name: 'shell', dist: dist('shell'), now });
  const live = await releaseCafe('one');
  await count({ part: 'cafe', release: live }, { server: 1 });
  await count({ part: 'shell', release: shell }, { visit: 1, rendered: 2 });
  await count({ part: 'shell', release: shell }, { visit: 2, rendered: 2 });
  await fakeRemote(dist('cafe'), 'two');
  const canary = await release({ dataDir, name: 'cafe', dist: dist('cafe'), now, weight: 10 });
  await count({ part: 'cafe', release: canary.release }, { visit: 1 });
  const shown = await releases();
  expect(shown).toMatch(/shell .*0 in 3 visits, 4 renders/);
  expect(shown).toMatch(/cafe .*1 in 0 visits, 1 render; canary 0 in 1 visit, 0 renders/);
});

test('C492: npm run releases advises to roll the shell back if a remote does worse under it', async () => {
  const releaseShell = async (main: string) => {
    await fakeShell(dist('shell'));
    await writeFile(join(dist('shell'), 'client/assets/main.1.js'), main);
    return (await release({ dataDir, name: 'shell', dist: dist('shell'), now })).release;
  };
  const before = await releaseShell('one');
  const live = await releaseCafe('one');
  const shell = await releaseShell('two');
  await report(live, 25, 4);
  await count({ part: 'cafe', release: live }, { [`visit@${before}`]: 20, [`visit@${shell}`]: 5 });
  await count({ part: 'cafe', release: live }, { [`render@${shell}`]: 4 });
  expect(await releases()).toContain(
    'shell: worse for cafe than the release before: roll back with npm run rollback -- shell',
  );
});

test('C117: a release that is no worse than the one before it gets no advice', async () => {
  const before = await releaseCafe('one');
  const live = await releaseCafe('two');
  await report(live, 10, 4);
  await report(before, 20, 21);
  expect(await releases()).not.toContain('npm run rollback');
});

test('C482: npm run releases names the file of a release that is not as released', async () => {
  const live = await releaseCafe('one');
  expect(await releases()).not.toContain('damaged');
  await writeFile(join(dataDir, 'releases/cafe', live, 'client/assets/menu.1.js'), 'eno');
  expect(await releases()).toContain(
    `cafe ${live} is damaged: client/assets/menu.1.js is not as released\n    visitors do not get it; npm run release -- cafe`,
  );
});

test.each([
  ['promote', /cafe +\S+ → \S+/],
  ['rollback', /cafe +\S+ → \S+/],
  ['retire', /cafe +\S+ +retired/],
] as const)('C488: a dry run of %s says what would be, and changes nothing', async (command, said) => {
  await fakeShell(dist('shell'));
  await release({ dataDir, name: 'shell', dist: dist('shell'), now });
  await releaseCafe('one');
  await fakeRemote(dist('cafe'), 'two');
  await release({ dataDir, name: 'cafe', dist: dist('cafe'), now, weight: 10 });
  const registry = () => readFile(join(dataDir, 'registry.json'), 'utf8');
  const before = await registry();
  const run = (...flags: readonly string[]) =>
    runCommand(`${command}.mjs`, ['cafe', ...flags], { DATA_DIR: dataDir });
  const dry = await run('--dry-run');
  expect(dry.output).toMatch(said);
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('A dry run: nothing has changed.') });
  expect(await registry()).toBe(before);
  expect(await run()).toMatchObject({ code: 0 });
  expect(await registry()).not.toBe(before);
});

test.each([
  ['promote', 'for everybody'],
  ['rollback', 'retired'],
] as const)('C487: %s of a new remote says what becomes of its only release', async (command, becomes) => {
  await fakeShell(dist('shell'));
  await release({ dataDir, name: 'shell', dist: dist('shell'), now });
  await fakeRemote(dist('cafe'), 'one');
  const first = await release({ dataDir, name: 'cafe', dist: dist('cafe'), now, weight: 10 });
  const { output } = await runCommand(`${command}.mjs`, ['cafe'], { DATA_DIR: dataDir });
  expect(output).toContain(`${first.release}, ${becomes}\n`);
});

test('C487: the canary of a new remote gives way to the next one', async () => {
  await fakeShell(dist('shell'));
  await release({ dataDir, name: 'shell', dist: dist('shell'), now });
  for (const script of ['one', 'two']) {
    await fakeRemote(dist('cafe'), script);
    const args = ['cafe', `--from=${dist('cafe')}`, '--weight=10'];
    const { output } = await runCommand('release.mjs', args, { DATA_DIR: dataDir, DATABASE_URL: '' });
    expect(output).toMatch(/✓ cafe .* canary, 10 %\n/);
  }
});
