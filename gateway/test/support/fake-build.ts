import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Json = Record<string, unknown>;

/** Writes files into a folder; objects become JSON. For tests. */
export async function writeFiles(folder: string, files: Record<string, string | Json>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/**
 * A `dist` folder as the build of the cafe remote leaves it; `script` is the content of its page's script. For tests.
 */
export async function fakeRemote(dist: string, script: string, overrides: Json = {}): Promise<void> {
  await writeFiles(dist, {
    'client/remoteEntry.1.js': 'entry',
    'client/assets/menu.1.js': script,
    'client/mf-manifest.json': { exposes: [{ name: 'MenuPage' }] },
    'standalone/index.html': 'for development',
    'remote.json': {
      name: 'cafe',
      version: '1.0.0',
      entry: 'remoteEntry.1.js',
      exposes: ['MenuPage'],
      requires: { '@storefront/shared': '^1.0.0' },
      preload: { MenuPage: ['assets/menu.1.js'] },
      ...overrides,
    },
  });
}

/** A `dist` folder as the build of the shell leaves it. For tests. */
export async function fakeShell(dist: string, overrides: Json = {}): Promise<void> {
  await writeFiles(dist, {
    'client/assets/main.1.js': 'main',
    'client/assets/home.1.js': 'home',
    'index.html':
      '<!doctype html><html data-mood="cafe"><head><!--storefront:head--><style>b{}</style><script defer="defer" src="/assets/main.1.js"></script></head><body><div id="root"></div><!--storefront:data--></body></html>',
    'shell.json': {
      name: 'shell',
      version: '1.0.0',
      main: ['assets/main.1.js'],
      provides: { '@storefront/shared': '1.0.0' },
      preload: { 'home/HomePage': ['assets/home.1.js'] },
      routes: [
        { path: '/', page: 'home/HomePage', mood: 'cafe', title: 'Coffee and clothes' },
        { path: '/menu', page: null, remote: 'cafe', expose: 'MenuPage', mood: 'cafe', title: 'Our menu' },
        {
          path: '/single/:id',
          page: null,
          remote: 'cafe',
          expose: 'MenuPage',
          mood: 'cafe',
          title: 'One dish',
        },
        {
          path: '/admin/*',
          page: null,
          remote: 'admin',
          expose: 'X',
          mood: 'staff',
          title: 'Dashboard',
          guard: 'admin',
        },
        { path: '/gallery', page: null, mood: 'cafe', title: 'Gallery', redirectTo: '/gallary' },
        { path: '*', page: 'home/HomePage', mood: 'cafe', title: 'Page not found' },
      ],
      ...overrides,
    },
  });
}
