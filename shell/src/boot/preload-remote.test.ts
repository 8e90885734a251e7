import { PAGE_BLOCKS } from '@storefront/shared/config';

const integrity = `sha256-${'A'.repeat(43)}=`;

/** Returns the preload hints in the head after the host's first module ran at an address. */
async function hintsAt(path: string, base: string): Promise<Partial<HTMLLinkElement>[]> {
  const cafe = {
    entry: `${base}remoteEntry.js`,
    integrity,
    version: '1.0.0',
    exposes: ['MenuPage'],
    preload: { MenuPage: [`${base}menu.js`] },
  };
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.registry}">${JSON.stringify({ shell: null, remotes: { cafe } })}</script>`;
  window.history.replaceState(null, '', path);
  jest.resetModules();
  await import('./preload-remote');
  return [...document.head.querySelectorAll('link')].map(({ href, integrity, crossOrigin }) => ({
    href,
    integrity: integrity || '',
    crossOrigin,
  }));
}

test('C121: the hint for an entry has the hash of its script; hints for chunks have none', async () => {
  expect(await hintsAt('/menu', '/releases/cafe/1/')).toEqual([
    { href: `${window.location.origin}/releases/cafe/1/remoteEntry.js`, integrity, crossOrigin: null },
    { href: `${window.location.origin}/releases/cafe/1/menu.js`, integrity: '', crossOrigin: null },
  ]);
});

test('hints for another origin use the same mode as its scripts', async () => {
  const hints = await hintsAt('/menu', 'https://cdn.example/');
  expect(hints.map(({ crossOrigin }) => crossOrigin)).toEqual(['anonymous', 'anonymous']);
});

test('a page of the host itself needs no remote', async () => {
  expect(await hintsAt('/aboutus', '/releases/cafe/1/')).toEqual([]);
});
