import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkKit } from '@storefront/remote-kit/lib/check-kit.cjs';
import shopProxy from '@storefront/remote-kit/webpack/shop-proxy.cjs';

const root = join(__dirname, '../..');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const major = Number(readJson('remote-kit/package.json').version.split('.')[0]);

describe('C359: a kit that does not fit stops the build, with the document that says what to do', () => {
  const { dependencies } = readJson('cafe-remote/package.json');
  const how = /\. See "Upgrade the kit" in docs\/ship-a-remote\.md of the shop\.$/;

  test('the kit of this checkout fits its remotes, and a repository that was written for it', () => {
    expect(() => checkKit({ dependencies })).not.toThrow();
    expect(() => checkKit({ config: { kit: major }, dependencies })).not.toThrow();
  });

  test('another major version of the kit', () => {
    const check = () => checkKit({ config: { kit: major + 1 }, dependencies });
    expect(check).toThrow(`this repository is written for remote-kit ${major + 1}, but ${major}.`);
    expect(check).toThrow(how);
  });

  test('a library in another version than that of shared', () => {
    const check = () => checkKit({ dependencies: { ...dependencies, react: '18.0.0' } });
    expect(check).toThrow(`react is 18.0.0 here, but shared`);
    expect(check).toThrow(how);
  });

  test('the document has that part', () => {
    expect(readFileSync(join(root, 'docs/ship-a-remote.md'), 'utf8')).toContain('\n## Upgrade the kit\n');
  });
});

test('the kit has the tools of this checkout in the same versions', () => {
  const { dependencies } = readJson('remote-kit/package.json');
  const here = ['package.json', 'scripts/package.json', 'cafe-remote/package.json'].map(readJson);
  const pins = Object.assign(
    {},
    ...here.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies]),
  );
  const others = Object.entries(dependencies).filter(
    ([name, version]) => (pins[name] ?? version) !== version,
  );
  expect(others).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => pins[name])).toContain('jest');
});

describe('C360: a remote that runs alone against a shop', () => {
  test('sends calls and the socket to the shop, as from a page of it', () => {
    const [calls, socket] = shopProxy('https://shop.example/menu');
    expect(calls).toMatchObject({
      target: 'https://shop.example',
      headers: { origin: 'https://shop.example' },
    });
    expect(calls?.context).toEqual(expect.arrayContaining(['/api', '/media', '/login']));
    expect(socket).toMatchObject({ context: ['/socket.io'], target: 'https://shop.example', ws: true });
  });

  test.each(['shop.example', 'ftp://shop.example', 'https://'])('refuses the address %s', (address) => {
    expect(() => shopProxy(address)).toThrow(`SHOP is "${address}"; allowed: the address of a shop`);
  });
});

describe('C361: remote-kit check', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kit-check-'));
    write('package.json', manifest);
    write('remote.json', { name: 'kitchen', exposes: ['KitchenPage'] });
    write('dist/remote.json', built);
    write('dist/client/remoteEntry.js', '');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const range = `^${readJson('shared/package.json').version}`;
  const manifest = { version: '1.0.0', config: { port: 4104, shared: range }, dependencies: {} };
  const built = {
    name: 'kitchen',
    version: '1.0.0',
    entry: 'remoteEntry.js',
    exposes: ['KitchenPage'],
    requires: {},
    preload: { KitchenPage: [] as string[] },
  };
  function write(path: string, value: unknown) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value));
  }
  const check = () =>
    new Promise<{ isGood: boolean; output: string }>((resolve) => {
      const args = [join(root, 'remote-kit/bin/remote-kit.mjs'), 'check'];
      execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
        resolve({ isGood: error === null, output: `${stdout}${stderr}` }),
      );
    });

  beforeEach(() => write('src/pages/KitchenPage.tsx', 'export default () => null;'));

  test('says how to release a good build', async () => {
    expect(await check()).toEqual({
      isGood: true,
      output: 'kitchen 1.0.0 can be released: npm run release -- kitchen --from=<this folder>/dist\n',
    });
  });

  test('names a missing build, and files that a build lacks', async () => {
    write('dist/remote.json', { ...built, preload: { KitchenPage: ['assets/page.js'] } });
    expect(await check()).toEqual({ isGood: false, output: 'its file assets/page.js is missing\n' });
    rmSync(join(folder, 'dist'), { recursive: true });
    expect(await check()).toEqual({ isGood: false, output: 'dist/remote.json is missing: npm run build\n' });
  });

  test('names in one line a kit that does not fit', async () => {
    write('package.json', { ...manifest, config: { ...manifest.config, kit: major + 1 } });
    const { isGood, output } = await check();
    expect(isGood).toBe(false);
    expect(output).toMatch(/^The kit does not fit: .*\n$/);
  });

  test('names a range of shared that is too wide for what the remote uses', async () => {
    write('package.json', { ...manifest, config: { ...manifest.config, shared: '^1.0.0' } });
    const { isGood, output } = await check();
    expect(isGood).toBe(false);
    expect(output).toMatch(/uses \S+, which came with shared 2\.\d+\.0, but asks for \^1\.0\.0/);
  });
});
