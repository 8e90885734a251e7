import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote, fakeShell, writeFiles } from '../../test/support/fake-build';
import { cafeCode, shellCode, writeServerBuild } from '../../test/support/fake-server-build';
import { readRegistry } from './read-registry';
import { release } from './release';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'own-pages-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const dist = (name: string) => join(dataDir, 'builds', name);
const live = async (name: string) => (await readRegistry(dataDir)).parts[name];
type How = { weight?: number; anyway?: string };
const releaseBuild = (name: string, how: How = {}) =>
  release({ dataDir, name, dist: dist(name), now: Date.now, ...how });

describe('C485: the weight of the scripts that a page loads', () => {
  /** A script of so many bytes that no compression makes smaller. */
  const noise = (bytes: number) => `"${randomBytes(bytes).toString('latin1').replace(/[^\w]/g, 'é')}"`;
  async function releaseScript(script: string, overrides = {}, how: How = {}) {
    await rm(dist('cafe'), { recursive: true, force: true });
    await fakeRemote(dist('cafe'), script, { budget: 20, ...overrides });
    return releaseBuild('cafe', how);
  }

  test('is shown beside the live release and the budget', async () => {
    const { weights } = await releaseScript('one');
    expect(weights).toEqual(['MenuPage loads 0.0 kB of scripts; its budget 20 kB']);
    const { weights: again } = await releaseScript(noise(5_000));
    expect(again).toEqual([
      expect.stringMatching(
        /^MenuPage loads \d\.\d kB of scripts; the live release 0\.0 kB, its budget 20 kB$/,
      ),
    ]);
  });

  test.each([
    ['12 MB', noise(12_000_000), /MenuPage loads [\d.]+ kB of scripts \([\d.]+ kB uncompressed\); the live/],
    ['12 MB that compress well', `"${'x'.repeat(12_000_000)}"`, /\(12000\.\d kB uncompressed\)/],
    ['more than the budget', noise(60_000), /its budget 20 kB: too heavy/],
  ])('%s are refused, and go out knowingly', async (_, script, text) => {
    const { release: one } = await releaseScript('one');
    await expect(releaseScript(script)).rejects.toThrow(text);
    await expect(releaseScript(script)).rejects.toThrow('Nothing has changed. To go on knowingly: --anyway=');
    expect((await live('cafe'))?.live).toBe(one);
    const anyway = 'the film is worth it';
    const { release: two, warnings } = await releaseScript(script, {}, { anyway });
    expect(warnings).toEqual([expect.stringMatching(text)]);
    const part = await live('cafe');
    expect(part?.live).toBe(two);
    expect(part?.events?.at(-1)).toMatchObject({ action: 'released', reason: anyway });
  });

  test('a script that loads later is weighed, too', async () => {
    await releaseScript('one');
    await writeFiles(dist('cafe'), { 'client/assets/later.js': noise(60_000) });
    await fakeRemote(dist('cafe'), 'one', { budget: 20, chunks: ['assets/menu.1.js', 'assets/later.js'] });
    await expect(releaseBuild('cafe')).rejects.toThrow('assets/later.js, which loads later, has');
  });

  test('of twice the live release is refused within the budget', async () => {
    await releaseScript(noise(5_000), { budget: 90 });
    await expect(releaseScript(noise(40_000), { budget: 90 })).rejects.toThrow(
      'more than twice as heavy as before',
    );
  });

  test('over the budget forbids no release that is not heavier', async () => {
    const script = noise(60_000);
    await releaseScript(script, {}, { anyway: 'for now' });
    const { warnings, state } = await releaseScript(script, { version: '1.0.1' });
    expect(state).toBe('released');
    expect(warnings).toEqual([expect.stringMatching('too heavy')]);
  });
});

describe('C485: pages that the server renders', () => {
  const row = { path: '/menu', page: null, remote: 'cafe', expose: 'MenuPage', mood: 'cafe', title: 'Menu' };
  const routes = [{ path: '/', page: 'home/HomePage', mood: 'cafe', title: 'Home', render: [] }];
  const rendered = { routes: [...routes, { ...row, render: [] }] };
  const lost = 'the server would no longer render';

  beforeEach(async () => {
    await fakeShell(dist('shell'), rendered);
    await writeServerBuild(dist('shell'), shellCode());
    await releaseBuild('shell');
    await fakeRemote(dist('cafe'), 'one');
    await writeServerBuild(dist('cafe'), cafeCode());
    await releaseBuild('cafe');
  });

  test('a remote without dist/server is refused, also as a canary, and goes out knowingly', async () => {
    await rm(join(dist('cafe'), 'server'), { recursive: true });
    const text = `${lost} /menu: dist/server of cafe is missing`;
    await expect(releaseBuild('cafe')).rejects.toThrow(`cafe cannot be released: ${text}. Nothing has`);
    await expect(releaseBuild('cafe', { weight: 10 })).rejects.toThrow(text);
    const { warnings } = await releaseBuild('cafe', { anyway: 'the build machine is old' });
    expect(warnings).toEqual([text]);
  });

  test('a shell without dist/server is refused', async () => {
    await rm(join(dist('shell'), 'server'), { recursive: true });
    await expect(releaseBuild('shell')).rejects.toThrow(`${lost} /, /menu: dist/server of shell is missing`);
  });

  test('a shell whose table no longer asks for it is refused', async () => {
    await fakeShell(dist('shell'), { routes: [...routes, row] });
    await expect(releaseBuild('shell')).rejects.toThrow(`${lost} /menu: its row no longer asks for it`);
  });

  test('a remote that was never rendered needs no dist/server', async () => {
    await fakeRemote(dist('closet'), 'one', { name: 'closet' });
    await expect(releaseBuild('closet')).resolves.toMatchObject({ state: 'released' });
  });
});
