import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote, fakeShell } from '../../test/support/fake-build';
import { readRegistry } from './read-registry';
import { release } from './release';
import { releaseEntry } from './release-entry';
import { rollback } from './rollback';

let dataDir: string;
let host: Server;
let origin: string;
/** Headers by path, in place of those of a good host; a `location` leads elsewhere. */
let headers: Record<string, Record<string, string>>;
const dist = () => join(dataDir, 'cdn');

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'entries-'));
  headers = {};
  await fakeRemote(dist(), 'one');
  host = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const own = headers[path] ?? {
      'access-control-allow-origin': '*',
      ...(path.endsWith('.js') && { 'content-type': 'text/javascript' }),
    };
    const body = await readFile(join(dist(), path)).catch(() => null);
    response.writeHead(own.location ? 302 : body ? 200 : 404, own).end(body);
  });
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterEach(async () => {
  host.closeAllConnections();
  await new Promise((closed) => host.close(closed));
  await rm(dataDir, { recursive: true, force: true });
});

const manifest = () => `${origin}/client/mf-manifest.json`;
const releaseFrom = (entry: string, publicOrigin: string | null = null, name = 'cafe') =>
  releaseEntry({ dataDir, name, entry, publicOrigin, now: Date.now });
const cafe = async () => (await readRegistry(dataDir)).parts.cafe;

describe('a remote on the host of its team', () => {
  test.each(['mf-manifest.json', 'remoteEntry.1.js'])(
    'is released by the address of its %s',
    async (file) => {
      const { release: id, state } = await releaseFrom(`${origin}/client/${file}`);
      expect(state).toBe('released');
      expect(await cafe()).toMatchObject({
        live: id,
        history: [
          {
            release: id,
            entry: `${origin}/client/remoteEntry.1.js`,
            integrity: `sha256-${createHash('sha256').update('entry').digest('base64')}`,
          },
        ],
      });
      expect(await readdir(join(dataDir, 'releases/cafe'))).toEqual([id]);
    },
  );

  test('is another release at another address', async () => {
    const here = await releaseFrom(manifest());
    const there = await releaseFrom(manifest().replace('127.0.0.1', 'localhost'));
    expect(there.release).not.toBe(here.release);
    expect(await releaseFrom(manifest().replace('127.0.0.1', 'localhost'))).toMatchObject({
      state: 'already live',
    });
  });

  test('that was overwritten at its address is released, with a warning about the lost release', async () => {
    const { release: first } = await releaseFrom(manifest());
    await writeFile(join(dist(), 'client/remoteEntry.1.js'), 'another');
    const { state, warnings } = await releaseFrom(manifest());
    expect(state).toBe('released');
    expect(warnings).toEqual([`${first} was at the same address, and cannot be brought back`]);
  });

  test('is replaced by a build of our own, and restored by a rollback', async () => {
    const { release: theirs } = await releaseFrom(manifest());
    const { release: ours } = await release({ dataDir, name: 'cafe', dist: dist(), now: Date.now });
    expect((await cafe())?.history.at(-1)).toEqual({
      release: ours,
      at: expect.any(String),
      integrity: expect.stringMatching(/^sha256-/),
    });
    await rollback({ dataDir, name: 'cafe', now: Date.now });
    expect((await cafe())?.live).toBe(theirs);
  });
});

describe('a remote on another host is refused, and nothing changes', () => {
  afterEach(async () => {
    expect(await cafe()).toBeUndefined();
  });

  test.each([
    ['that no browser could load', 'ftp://cdn.example/mf-manifest.json', 'is not the address of a manifest'],
    ['that is no address', 'cdn', '"cdn" is not the address of a manifest'],
    ['with a password', 'http://me:secret@127.0.0.1/mf-manifest.json', 'must not contain a password'],
  ])('under an address %s', async (_, entry, reason) => {
    await expect(releaseFrom(entry)).rejects.toThrow(reason);
  });

  test('over http, where the shop is https', async () => {
    await expect(releaseFrom(manifest(), 'https://shop.example')).rejects.toThrow('must be https');
  });

  test('where one of its scripts is missing', async () => {
    await rm(join(dist(), 'client/assets/menu.1.js'));
    await expect(releaseFrom(manifest())).rejects.toThrow('/client/assets/menu.1.js answered 404');
  });

  test('where its host does not allow other origins', async () => {
    headers['/client/remoteEntry.1.js'] = { 'content-type': 'text/javascript' };
    await expect(releaseFrom(manifest())).rejects.toThrow('may not be used by other origins');
  });

  test('where its host allows another shop only', async () => {
    headers['/client/remoteEntry.1.js'] = {
      'content-type': 'text/javascript',
      'access-control-allow-origin': 'http://other.example',
    };
    await expect(releaseFrom(manifest(), 'http://shop.example')).rejects.toThrow('http://other.example');
  });

  test('where a script has another content type', async () => {
    headers['/client/assets/menu.1.js'] = {
      'content-type': 'text/html',
      'access-control-allow-origin': '*',
    };
    await expect(releaseFrom(manifest())).rejects.toThrow(
      'is not served as a script (content-type: text/html)',
    );
  });

  test('where the address of a script leads elsewhere', async () => {
    headers['/client/remoteEntry.1.js'] = { location: 'https://other.example/' };
    await expect(releaseFrom(manifest())).rejects.toThrow('/client/remoteEntry.1.js answered 302');
  });

  test('where its host does not answer', async () => {
    host.removeAllListeners('request');
    const late = releaseEntry({
      ...{ dataDir, name: 'cafe', entry: manifest(), publicOrigin: null, now: Date.now },
      timeoutMs: 20,
    });
    await expect(late).rejects.toThrow('/remote.json The operation was aborted due to timeout');
  });

  test('where a file never ends', async () => {
    await fakeRemote(dist(), 'x'.repeat(5_000_001));
    await expect(releaseFrom(manifest())).rejects.toThrow('is larger than 5000000 bytes');
  });

  test('where it breaks the contract', async () => {
    await fakeShell(join(dataDir, 'shell'), { provides: { '@storefront/shared': '2.0.0' } });
    await release({ dataDir, name: 'shell', dist: join(dataDir, 'shell'), now: Date.now });
    await expect(releaseFrom(manifest())).rejects.toThrow('the shell has 2.0.0');
  });

  test('where it is another remote', async () => {
    await expect(releaseFrom(manifest(), null, 'closet')).rejects.toThrow('remote.json says "cafe"');
  });

  test('where the entry differs from its manifest', async () => {
    await expect(releaseFrom(`${origin}/client/old.js`)).rejects.toThrow('is not the entry');
  });
});

test('the shell cannot be served from another host', async () => {
  await expect(releaseFrom(manifest(), null, 'shell')).rejects.toThrow('from its own origin only');
});
