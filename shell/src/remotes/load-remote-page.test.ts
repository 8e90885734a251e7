import { PAGE_BLOCKS } from '@storefront/shared/config';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const menuPage = { default: () => null };

const registry = (version: string, requires = '^1.0.0') => ({
  cafe: {
    entry: `/remotes/cafe/${version}/remoteEntry.js`,
    version,
    exposes: ['MenuPage', 'CartPage'],
    requires: { '@storefront/shared': requires },
  },
});

const serve = (answer: object) => {
  const call = jest.fn(async () => new Response(JSON.stringify(answer)));
  jest.spyOn(globalThis, 'fetch').mockImplementation(call as unknown as typeof fetch);
  return call;
};

/** A page that came with a registry, and everything as fresh as after a page load. */
async function openPage(known: object) {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">${JSON.stringify(known)}</script>`;
  jest.resetModules();
  const runtime = await import('@module-federation/enhanced/runtime');
  const { loadRemotePage } = await import('./load-remote-page');
  return {
    loadRemotePage,
    load: jest.mocked(runtime.loadRemote),
    register: jest.mocked(runtime.registerRemotes),
  };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('takes the remote from the registry that came with the page, without asking for it', async () => {
  const { loadRemotePage, load, register } = await openPage(registry('1.0.0'));
  const asked = serve({});
  load.mockResolvedValue(menuPage);

  await expect(loadRemotePage('cafe', 'MenuPage', false)).resolves.toBe(menuPage);

  expect(asked).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledWith('cafe/MenuPage');
  expect(register).toHaveBeenCalledWith(
    [{ name: 'cafe', entry: '/remotes/cafe/1.0.0/remoteEntry.js', type: 'global' }],
    { force: false },
  );
});

test('a Retry asks for the registry past every cache and for the remote under an address not seen before', async () => {
  const { loadRemotePage, load, register } = await openPage(registry('1.0.0'));
  const asked = serve(registry('1.0.1'));
  load.mockResolvedValue(menuPage);

  await loadRemotePage('cafe', 'MenuPage', true);
  await loadRemotePage('cafe', 'MenuPage', true);

  expect(asked).toHaveBeenCalledWith('/registry.json', { cache: 'no-store' });
  const entries = register.mock.calls.map(([[remote]]) => remote && 'entry' in remote && remote.entry);
  expect(entries[0]).toMatch(/cafe\/1\.0\.1\/remoteEntry\.js\?retry=/);
  expect(entries[1]).not.toBe(entries[0]);
  expect(register.mock.calls.every(([, options]) => options?.force)).toBe(true);
});

test('after a failure every page of that remote is asked for anew, until one came', async () => {
  const { loadRemotePage, load } = await openPage(registry('1.0.0'));
  const asked = serve(registry('1.0.0'));
  load.mockRejectedValueOnce(new Error('script error')).mockResolvedValue(menuPage);

  await expect(loadRemotePage('cafe', 'MenuPage', false)).rejects.toMatchObject({ kind: 'broken' });
  await loadRemotePage('cafe', 'CartPage', false);
  expect(asked).toHaveBeenCalledTimes(1);

  await loadRemotePage('cafe', 'MenuPage', false);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a remote written for another version of the shop never starts', async () => {
  const { loadRemotePage, register } = await openPage(registry('2.0.0', '^9.0.0'));
  await expect(loadRemotePage('cafe', 'MenuPage', false)).rejects.toMatchObject({ kind: 'skew' });
  expect(register).not.toHaveBeenCalled();
});

test('a module without a component, and a remote that no registry names, count as broken', async () => {
  const { loadRemotePage, load } = await openPage(registry('1.0.0'));
  serve(registry('1.0.0'));
  load.mockResolvedValue({});
  await expect(loadRemotePage('cafe', 'MenuPage', false)).rejects.toMatchObject({ kind: 'broken' });
  await expect(loadRemotePage('closet', 'ItemPage', false)).rejects.toMatchObject({ kind: 'broken' });
});

test('a Retry while the server is away uses the registry at hand', async () => {
  const { loadRemotePage, load } = await openPage(registry('1.0.0'));
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  load.mockResolvedValue(menuPage);
  await expect(loadRemotePage('cafe', 'MenuPage', true)).resolves.toBe(menuPage);
});
