import { PAGE_BLOCKS } from '@storefront/shared/config';
import { OVERRIDES_PATH } from '@storefront/shared/delivery/overrides';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const menuPage = { default: () => null };
const ADDRESS = 'http://localhost:4101/build/';
const built = {
  name: 'cafe',
  version: '1.2.0',
  entry: 'remoteEntry.1.js',
  exposes: ['MenuPage', 'CartPage'],
};
const live = { ...built, entry: '/releases/cafe/1/remoteEntry.js', release: '1.0.0-0123456789ab' };
/** The gateway's answer to the manifest. */
const checked = { ...built, entry: `${ADDRESS}client/remoteEntry.1.js` };
const SHELL = '1.0.0-ba9876543210';

const answers = new Map<string, unknown>();
const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

/** Opens a page of staff with an override of the cafe; all modules are fresh, as after a page load. */
async function openPage() {
  const overrides = [{ name: 'cafe', address: ADDRESS }];
  document.body.innerHTML =
    block(PAGE_BLOCKS.registry, { shell: SHELL, remotes: {} }) + block(PAGE_BLOCKS.overrides, overrides);
  jest.resetModules();
  const runtime = await import('@module-federation/enhanced/runtime');
  const register = jest.mocked(runtime.registerRemotes);
  return {
    load: jest.mocked(runtime.loadRemote),
    ...(await import('../load-remote-page')),
    ...(await import('./override-state')),
    named: () => register.mock.calls.map(([[remote]]) => remote && 'entry' in remote && remote.entry),
  };
}

beforeEach(() => {
  answers.clear();
  answers.set(`${ADDRESS}remote.json`, built);
  answers.set(OVERRIDES_PATH, checked);
  answers.set(`/registry.json?shell=${SHELL}`, { shell: SHELL, remotes: { cafe: live } });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const answer = answers.get(`${url}`);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    if (typeof answer === 'function') return answer();
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test('C140: loads pages from the build that staff agreed to; the browser fetches its manifest', async () => {
  const { loadRemotePage, load, overrideStates, named } = await openPage();
  load.mockResolvedValue(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage')).resolves.toBe(menuPage);
  await expect(loadRemotePage('cafe', 'CartPage')).resolves.toBe(menuPage);
  expect(named()[0]).toMatch(/^http:\/\/localhost:4101\/build\/client\/remoteEntry\.1\.js\?retry=/);
  expect(named().at(-1)).toBe('http://localhost:4101/build/client/remoteEntry.1.js');
  expect(overrideStates()).toEqual([{ name: 'cafe', address: ADDRESS, version: '1.2.0', failure: null }]);
});

test('C140: the gateway checks the manifest of the build for the shell of this tab', async () => {
  const { loadRemotePage, load, named } = await openPage();
  answers.set(OVERRIDES_PATH, { ...checked, entry: `${ADDRESS}remoteEntry.js` });
  load.mockResolvedValue(menuPage);
  await loadRemotePage('cafe', 'MenuPage');
  expect(named()[0]).toMatch(/^http:\/\/localhost:4101\/build\/remoteEntry\.js\?/);
  const [, init] = jest.mocked(fetch).mock.calls.find(([address]) => address === OVERRIDES_PATH) ?? [];
  const question = { shell: SHELL, name: 'cafe', address: ADDRESS, manifest: built };
  expect(JSON.parse(`${init?.body}`)).toEqual(question);
});

const unmet = 'it requires @storefront/shared ^9.0.0, the shell has 2.0.0';
const refused = () => Response.json({ success: false, message: 'remote.json is of closet' }, { status: 400 });

test.each([
  ['does not answer', 'remote.json', undefined, 'does not answer, or not to other origins (Failed to fetch)'],
  ['answers with a page', 'remote.json', '<!doctype html>', 'remote.json is not JSON'],
  ['the gateway refuses', OVERRIDES_PATH, refused, 'remote.json is of closet'],
  ['has no such page', OVERRIDES_PATH, { ...checked, exposes: ['CartPage'] }, 'has no MenuPage'],
  ['the shell cannot run', OVERRIDES_PATH, { ...checked, unmet }, unmet],
])(
  'C140: a build that %s resets itself, and the live release is shown',
  async (_, address, answer, reason) => {
    expectConsoleError(new RegExp(`^cafe from ${ADDRESS} .*${reason.replace(/[\^.()]/g, '\\$&')}`));
    const { loadRemotePage, load, overrideStates, named } = await openPage();
    answers.set(address === 'remote.json' ? `${ADDRESS}${address}` : address, answer);
    load.mockResolvedValue(menuPage);
    await expect(loadRemotePage('cafe', 'MenuPage')).resolves.toBe(menuPage);
    expect(named()).toEqual([expect.stringMatching(/releases\/cafe\/1\/remoteEntry\.js\?retry=/)]);
    expect(overrideStates()[0]?.failure).toContain(reason);
  },
);

test('C140: a build whose page throws before it was shown resets itself', async () => {
  expectConsoleError(/^cafe from http:\/\/localhost:4101\/build\/ Error: a bug/);
  const { loadRemotePage, load, overrideOf, overrideStates, named } = await openPage();
  load.mockResolvedValue(menuPage);
  await loadRemotePage('cafe', 'MenuPage');
  await loadRemotePage('cafe', 'MenuPage', { trouble: ['render', new Error('a bug')] });
  expect(overrideOf('cafe')).toBeNull();
  expect(overrideStates()[0]?.failure).toBe('a bug');
  expect(named().at(-1)).toMatch(/releases\/cafe\/1\//);
});
