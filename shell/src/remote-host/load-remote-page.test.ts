import { PAGE_BLOCKS } from '@storefront/shared/config';
import type { PageRegistry, PageRemote } from '@storefront/shared/delivery/page-registry';
import { REPORTS_PATH, type ReleaseReport } from '@storefront/shared/delivery/release-reports';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const menuPage = { default: () => null };

const SHELL = '1.0.0-ba9876543210';
const UNMET = 'it requires @storefront/shared ^9.0.0, the shell has 2.0.0';

const release = (version: string) => ({
  entry: `/releases/cafe/${version}/remoteEntry.js`,
  version,
  release: `${version}-0123456789ab`,
  exposes: ['MenuPage', 'CartPage'],
});

const registryOf = (cafe: PageRemote): PageRegistry => ({ shell: SHELL, remotes: { cafe } });

const registry = (version: string, lastGood?: string) =>
  registryOf({ ...release(version), ...(lastGood && { lastGood: release(lastGood) }) });

const answer = jest.fn<Promise<Response>, [string]>();
const beacon = jest.fn<boolean, [string, Blob]>();
const serve = (known: object) => answer.mockImplementation(async () => new Response(JSON.stringify(known)));

/** Opens a page with a registry; all modules are fresh, as after a page load. */
async function openPage(known: object) {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">${JSON.stringify(known)}</script>`;
  jest.resetModules();
  const runtime = await import('@module-federation/enhanced/runtime');
  const { loadRemotePage } = await import('./load-remote-page');
  const register = jest.mocked(runtime.registerRemotes);
  return {
    loadRemotePage,
    load: jest.mocked(runtime.loadRemote),
    register,
    /** The registered addresses of the remote, in order. */
    named: () => register.mock.calls.map(([[remote]]) => remote && 'entry' in remote && remote.entry),
  };
}

async function reports(): Promise<ReleaseReport[]> {
  const texts = await Promise.all(beacon.mock.calls.map(([, body]) => new Response(body).text()));
  return texts.flatMap((text) => (JSON.parse(text) as { reports: ReleaseReport[] }).reports);
}

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer as unknown as typeof fetch);
  serve({ shell: SHELL, remotes: {} });
  Object.assign(navigator, { sendBeacon: beacon.mockReturnValue(true) });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test('loads the remote of the page’s registry without a registry request', async () => {
  const { loadRemotePage, load, register } = await openPage(registry('1.0.0'));
  load.mockResolvedValue(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage')).resolves.toBe(menuPage);
  expect(answer).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledWith('cafe/MenuPage');
  expect(register).toHaveBeenCalledWith(
    [{ name: 'cafe', entry: '/releases/cafe/1.0.0/remoteEntry.js', type: 'global' }],
    { force: false },
  );
});

test('a Retry fetches the registry past every cache and the remote at a new address', async () => {
  const { loadRemotePage, load, register, named } = await openPage(registry('1.0.0'));
  serve(registry('1.0.1'));
  load.mockResolvedValue(menuPage);
  await loadRemotePage('cafe', 'MenuPage', { isAsked: true });
  await loadRemotePage('cafe', 'MenuPage', { isAsked: true });
  expect(answer).toHaveBeenCalledWith(`/registry.json?shell=${SHELL}`, { cache: 'no-store' });
  expect(named()[0]).toMatch(/cafe\/1\.0\.1\/remoteEntry\.js\?retry=/);
  expect(named()[1]).not.toBe(named()[0]);
  expect(register.mock.calls.every(([, options]) => options?.force)).toBe(true);
});

test('C116: if the live release fails to load, all pages of that remote use the last good one', async () => {
  expectConsoleError(/^cafe 1\.1\.0-0123456789ab Error: script error/);
  const { loadRemotePage, load, named } = await openPage(registry('1.1.0', '1.0.0'));
  load.mockRejectedValueOnce(new Error('script error')).mockResolvedValue(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage')).resolves.toBe(menuPage);
  await loadRemotePage('cafe', 'CartPage');
  expect(named()[1]).toMatch(/cafe\/1\.0\.0\/remoteEntry\.js\?retry=/);
  expect(named()[2]).toBe('/releases/cafe/1.0.0/remoteEntry.js');
  expect(answer).not.toHaveBeenCalled();
});

describe('C493: a page that froze a tab', () => {
  const MARK = 'coming:1.1.0-0123456789ab/MenuPage';
  const markOf = (ageMs: number) => localStorage.setItem(MARK, `${Date.now() - ageMs}`);
  afterEach(() => localStorage.clear());

  test('comes from the last good release in the next one, and is reported', async () => {
    expectConsoleError(/^cafe 1\.1\.0-0123456789ab PageFailure: froze its tab/);
    markOf(6_000);
    const { loadRemotePage, load, named } = await openPage(registry('1.1.0', '1.0.0'));
    load.mockResolvedValue(menuPage);
    await expect(loadRemotePage('cafe', 'MenuPage')).resolves.toBe(menuPage);
    expect(named()).toEqual([expect.stringMatching(/cafe\/1\.0\.0\/remoteEntry\.js\?retry=/)]);
    expect(await reports()).toContainEqual(
      expect.objectContaining({ kind: 'load', reason: 'PageFailure: froze its tab' }),
    );
  });

  test('another page of that release is not passed over', async () => {
    markOf(6_000);
    const { loadRemotePage, load, named } = await openPage(registry('1.1.0', '1.0.0'));
    load.mockResolvedValue(menuPage);
    await loadRemotePage('cafe', 'CartPage');
    expect(named()).toEqual(['/releases/cafe/1.1.0/remoteEntry.js']);
  });

  test.each([
    ['is still coming', 2_000],
    ['froze it hours ago', 7_200_000],
  ])('one that %s is loaded', async (_, ageMs) => {
    markOf(ageMs);
    const { loadRemotePage, load, named } = await openPage(registry('1.1.0', '1.0.0'));
    load.mockResolvedValue(menuPage);
    await loadRemotePage('cafe', 'MenuPage');
    expect(named()).toEqual(['/releases/cafe/1.1.0/remoteEntry.js']);
  });

  test('keeps its mark; one that runs, or whose tab closes, leaves none', async () => {
    await openPage(registry('1.1.0', '1.0.0'));
    const { watchFreeze } = await import('./freeze-watch');
    const marks = () => Object.keys(localStorage);
    const end = watchFreeze('cafe', 'MenuPage');
    watchFreeze('cafe', 'CartPage');
    expect(marks()).toEqual([MARK, 'coming:1.1.0-0123456789ab/CartPage']);
    end();
    window.dispatchEvent(new Event('pagehide'));
    expect(marks()).toEqual([]);
    markOf(6_000);
    await openPage(registry('1.1.0', '1.0.0'));
    (await import('./freeze-watch')).watchFreeze('cafe', 'MenuPage')();
    expect(marks()).toEqual([MARK]);
  });
});

test('C117: reports the release that failed once', async () => {
  expectConsoleError(/^cafe 1\.1\.0-0123456789ab TypeError: no menu/);
  expectConsoleError(/^cafe 1\.0\.0-0123456789ab TypeError: no menu/);
  const { loadRemotePage, load } = await openPage(registry('1.1.0', '1.0.0'));
  load.mockRejectedValue(new TypeError('no menu'));
  await expect(loadRemotePage('cafe', 'MenuPage')).rejects.toMatchObject({ kind: 'broken' });
  await expect(loadRemotePage('cafe', 'MenuPage')).rejects.toMatchObject({ kind: 'broken' });
  expect(beacon.mock.calls.every(([address]) => address === REPORTS_PATH)).toBe(true);
  const about = { remote: 'cafe', release: '1.1.0-0123456789ab' };
  const sent = (await reports()).filter((report) => report.release === about.release);
  expect(sent).toEqual([
    { ...about, kind: 'visit' },
    {
      ...about,
      kind: 'load',
      reason: 'TypeError: no menu',
    },
  ]);
});

test('C116: a page that threw loads from the last good release, and a failure of that one is final', async () => {
  expectConsoleError(/^cafe 1\.1\.0-0123456789ab Error: a bug/);
  expectConsoleError(/^cafe 1\.0\.0-0123456789ab Error: a bug/);
  const { loadRemotePage, load, named } = await openPage(registry('1.1.0', '1.0.0'));
  load.mockResolvedValue(menuPage);
  const again = { trouble: ['render', new Error('a bug')] } as const;
  await loadRemotePage('cafe', 'MenuPage');
  await expect(loadRemotePage('cafe', 'MenuPage', again)).resolves.toBe(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage', again)).rejects.toMatchObject({ kind: 'broken' });
  expect(named()).toHaveLength(2);
});

test('a Retry after all releases failed starts with the live release again', async () => {
  expectConsoleError(/^cafe 1\.1\.0-0123456789ab Error: the network is down/);
  expectConsoleError(/^cafe 1\.0\.0-0123456789ab Error: the network is down/);
  const { loadRemotePage, load, named } = await openPage(registry('1.1.0', '1.0.0'));
  serve(registry('1.1.0', '1.0.0'));
  load.mockRejectedValue(new Error('the network is down'));
  await expect(loadRemotePage('cafe', 'MenuPage')).rejects.toMatchObject({ kind: 'broken' });
  load.mockResolvedValue(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage', { isAsked: true })).resolves.toBe(menuPage);
  expect(named().at(-1)).toMatch(/cafe\/1\.1\.0\//);
});

test('after a failure the next page of that remote fetches the registry again, until a page loads', async () => {
  expectConsoleError(/^cafe 1\.0\.0-0123456789ab Error: script error/);
  const { loadRemotePage, load } = await openPage(registry('1.0.0'));
  serve(registry('1.0.0'));
  load.mockRejectedValueOnce(new Error('script error')).mockResolvedValue(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage')).rejects.toMatchObject({ kind: 'broken' });
  await loadRemotePage('cafe', 'CartPage');
  expect(answer).toHaveBeenCalledTimes(1);
  await loadRemotePage('cafe', 'MenuPage');
  expect(answer).toHaveBeenCalledTimes(1);
});

test('C321, C324: reports the component and the places of an error without addresses, and the fallback alone', async () => {
  expectConsoleError(/^cafe 1\.1\.0-0123456789ab Error: a bug/);
  const { loadRemotePage, load } = await openPage(registry('1.1.0', '1.0.0'));
  load.mockResolvedValue(menuPage);
  const { componentStacks } = await import('./page-failure');
  const cause = new Error('no price');
  const origin = 'https://shop.example/releases/cafe/1.1.0';
  cause.stack = `Error: no price\n at Ko (${origin}/assets/menu.1a2b.js:1:2345)\n at x (${origin}/remoteEntry.9f.js?retry=1:1:7)\n at y (https://shop.example/single/1?k=SECRET:3:4)`;
  const thrown = new Error('a bug', { cause });
  componentStacks.set(thrown, `\n    at Ko (${origin}/assets/menu.1a2b.js:1:2300)\n    at div`);
  await loadRemotePage('cafe', 'MenuPage', { trouble: ['render', thrown] });
  const about = { remote: 'cafe', release: '1.1.0-0123456789ab' };
  expect(await reports()).toEqual([
    { ...about, kind: 'visit' },
    {
      ...about,
      kind: 'render',
      reason: 'Error: no price',
      component: 'Ko (menu.1a2b.js:1:2300)',
      at: ['menu.1a2b.js:1:2345', 'remoteEntry.9f.js:1:7'],
    },
    { ...about, kind: 'fallback' },
  ]);
  expect(await new Response(beacon.mock.calls.at(-1)?.[1]).json()).toEqual({
    shell: SHELL,
    reports: [{ ...about, kind: 'fallback' }],
  });
});

test('C325: a remote that the shop no longer has is retired, not broken, also for a tab opened before', async () => {
  const { loadRemotePage } = await openPage(registryOf(release('1.0.0')));
  serve({ shell: SHELL, remotes: {}, retired: ['closet'] });
  await expect(loadRemotePage('closet', 'ItemPage')).rejects.toMatchObject({ kind: 'retired' });
});

test('an incompatible remote never starts; the notice and the report name module, range and version', async () => {
  expectConsoleError(
    /^cafe 2\.0\.0-0123456789ab PageFailure: it requires @storefront\/shared \^9\.0\.0, the shell has 2\.0\.0/,
  );
  const { loadRemotePage, register } = await openPage(registryOf({ ...release('2.0.0'), unmet: UNMET }));
  await expect(loadRemotePage('cafe', 'MenuPage')).rejects.toMatchObject({ kind: 'skew', message: UNMET });
  expect(register).not.toHaveBeenCalled();
  expect((await reports()).at(-1)).toMatchObject({ kind: 'skew', reason: expect.stringContaining(UNMET) });
});

test('a page that the release does not expose never starts', async () => {
  expectConsoleError(/^cafe 2\.0\.0-0123456789ab PageFailure: has no MenuPage/);
  const { loadRemotePage, register } = await openPage(
    registryOf({ ...release('2.0.0'), exposes: ['CartPage'] }),
  );
  await expect(loadRemotePage('cafe', 'MenuPage')).rejects.toMatchObject({ kind: 'skew' });
  expect(register).not.toHaveBeenCalled();
});

test('C116: the last good release replaces an incompatible remote, if it is compatible', async () => {
  expectConsoleError(
    /^cafe 2\.0\.0-0123456789ab PageFailure: it requires @storefront\/shared \^9\.0\.0, the shell has 2\.0\.0/,
  );
  const cafe = { ...release('2.0.0'), unmet: UNMET, lastGood: release('1.0.0') };
  const { loadRemotePage, load } = await openPage(registryOf(cafe));
  load.mockResolvedValue(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage')).resolves.toBe(menuPage);
});

test('a module without a component, and a remote that no registry names, count as broken', async () => {
  expectConsoleError(/^cafe 1\.0\.0-0123456789ab Error: no component MenuPage/);
  const { loadRemotePage, load } = await openPage(registry('1.0.0'));
  load.mockResolvedValue({});
  await expect(loadRemotePage('cafe', 'MenuPage')).rejects.toMatchObject({ kind: 'broken' });
  await expect(loadRemotePage('closet', 'ItemPage')).rejects.toMatchObject({ kind: 'broken' });
});

test('a Retry without an answer of the server uses the known registry', async () => {
  expectConsoleError(/^registry TypeError: Failed to fetch/);
  const { loadRemotePage, load } = await openPage(registry('1.0.0'));
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  load.mockResolvedValue(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage', { isAsked: true })).resolves.toBe(menuPage);
});
