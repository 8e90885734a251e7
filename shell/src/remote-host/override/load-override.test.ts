import { PAGE_BLOCKS } from '@storefront/shared/config';

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
  requires: { '@storefront/shared': '^2.0.0' },
};
const live = { ...built, entry: '/releases/cafe/1/remoteEntry.js', release: '1.0.0-0123456789ab' };

const answers = new Map<string, unknown>();
const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

/** A page of staff who agreed to another build of the cafe, as fresh as after a page load. */
async function openPage() {
  const overrides = [{ name: 'cafe', address: ADDRESS }];
  document.body.innerHTML = block(PAGE_BLOCKS.registry, {}) + block(PAGE_BLOCKS.overrides, overrides);
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
  answers.set('/registry.json', { cafe: live });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const answer = answers.get(`${url}`);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test('C140: pages come from the build that staff agreed to, asked for by the browser itself', async () => {
  const { loadRemotePage, load, overrideStates, named } = await openPage();
  load.mockResolvedValue(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage')).resolves.toBe(menuPage);
  await expect(loadRemotePage('cafe', 'CartPage')).resolves.toBe(menuPage);
  expect(named()[0]).toMatch(/^http:\/\/localhost:4101\/build\/client\/remoteEntry\.1\.js\?retry=/);
  expect(named().at(-1)).toBe('http://localhost:4101/build/client/remoteEntry.1.js');
  expect(overrideStates()).toEqual([{ name: 'cafe', address: ADDRESS, version: '1.2.0', failure: null }]);
});

test('C140: of a development server the files stand beside its remote.json', async () => {
  const { loadRemotePage, load, named } = await openPage();
  answers.set(`${ADDRESS}remote.json`, { ...built, client: './', entry: 'remoteEntry.js' });
  load.mockResolvedValue(menuPage);
  await loadRemotePage('cafe', 'MenuPage');
  expect(named()[0]).toMatch(/^http:\/\/localhost:4101\/build\/remoteEntry\.js\?/);
});

test.each([
  ['does not answer', undefined, 'remote.json does not answer, or not to other origins (Failed to fetch)'],
  ['answers with a page', '<!doctype html>', 'remote.json is not JSON'],
  ['says nothing of a remote', { name: 'cafe' }, 'remote.json does not describe a remote'],
  ['is of another remote', { ...built, name: 'closet' }, 'remote.json is of closet'],
  ['has no such page', { ...built, exposes: ['CartPage'] }, 'has no MenuPage'],
  [
    'needs another shared',
    { ...built, requires: { '@storefront/shared': '^9.0.0' } },
    'needs @storefront/shared ^9.0.0',
  ],
])('C140: a build that %s resets itself, and the live release is shown', async (_name, answer, reason) => {
  const { loadRemotePage, load, overrideStates, named } = await openPage();
  answers.set(`${ADDRESS}remote.json`, answer);
  load.mockResolvedValue(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage')).resolves.toBe(menuPage);
  expect(named()).toEqual([expect.stringMatching(/releases\/cafe\/1\/remoteEntry\.js\?retry=/)]);
  expect(overrideStates()[0]?.failure).toContain(reason);
});

test('C140: a build whose page throws before it was shown resets itself', async () => {
  const { loadRemotePage, load, overrideOf, overrideStates, named } = await openPage();
  load.mockResolvedValue(menuPage);
  await loadRemotePage('cafe', 'MenuPage');
  await loadRemotePage('cafe', 'MenuPage', { trouble: ['render', new Error('a bug')] });
  expect(overrideOf('cafe')).toBeNull();
  expect(overrideStates()[0]?.failure).toBe('a bug');
  expect(named().at(-1)).toMatch(/releases\/cafe\/1\//);
});
