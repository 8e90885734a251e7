import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote } from '../../test/support/fake-build';
import { bucketSource } from './bucket-source';
import { keepLastReadable } from './keep-last-readable';
import { registrySource } from './registry-source';
import { release } from './release';
import type { ReleaseBucket } from './release-bucket';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'registry-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function releaseCafe(script: string): Promise<string> {
  await fakeRemote(join(dataDir, 'dist'), script);
  const done = await release({ dataDir, name: 'cafe', dist: join(dataDir, 'dist'), now: Date.now });
  return done.release;
}

test('a running server sees a release without a restart, and the same object while nothing changes', async () => {
  const source = registrySource(dataDir, null, Date.now);
  expect(await source.current()).toEqual({ parts: {} });
  const first = await releaseCafe('one');
  const before = await source.current();
  expect(before.parts.cafe?.live).toBe(first);
  expect(await source.current()).toBe(before);
  const second = await releaseCafe('two');
  expect((await source.current()).parts.cafe?.live).toBe(second);
});

test('C484: REGISTRY may be a file elsewhere; its releases are in DATA_DIR', async () => {
  const id = await releaseCafe('one');
  const elsewhere = join(dataDir, 'elsewhere/registry.json');
  await mkdir(join(dataDir, 'elsewhere'));
  await rename(join(dataDir, 'registry.json'), elsewhere);
  const source = registrySource(dataDir, elsewhere, Date.now);
  expect(source.dataDir).toBe(dataDir);
  expect((await source.current()).parts.cafe?.live).toBe(id);
});

test('a registry deleted at run time is a problem to log, and the last good one stays until it is back', async () => {
  const id = await releaseCafe('one');
  const problems: string[] = [];
  const source = keepLastReadable(registrySource(dataDir, null, Date.now), (problem) =>
    problems.push((problem as Error).message),
  );
  const before = await source.current();
  const file = join(dataDir, 'registry.json');
  await rename(file, `${file}.away`);
  expect(await source.current()).toBe(before);
  expect(before.parts.cafe?.live).toBe(id);
  expect(problems).toEqual([`${file} is gone`]);
  await rename(`${file}.away`, file);
  await source.current();
  expect(problems).toHaveLength(1);
});

test('C406: a bucket that does not answer at the start is no empty registry, unless the folder has a copy', async () => {
  const away = async () => {
    throw new Error('The bucket is away');
  };
  const bucket = { address: 's3://shop', readRegistry: away } as unknown as ReleaseBucket;
  let time = 0;
  const problems: unknown[] = [];
  const node = () =>
    bucketSource(
      dataDir,
      bucket,
      () => time,
      (problem) => problems.push(problem),
    );
  const source = node();
  for (time = 0; time < 9_000; time += 1_000)
    await expect(source.current()).rejects.toThrow('The bucket is away');
  expect(problems).toHaveLength(1);
  const id = await releaseCafe('one');
  expect((await node().current()).parts.cafe?.live).toBe(id);
});

test('an invalid registry is refused by name', async () => {
  await writeFile(join(dataDir, 'registry.json'), 'hello');
  await expect(registrySource(dataDir, null, Date.now).current()).rejects.toThrow(
    `${join(dataDir, 'registry.json')} is not JSON`,
  );
});

test('a registry on another host is read again after five seconds, and kept while the host is down', async () => {
  const answers = ['1.0.0-aaaaaaaaaaaa', '1.0.0-bbbbbbbbbbbb'].map((live) => ({
    parts: {
      cafe: { live, since: '2026-01-01T00:00:00Z', history: [{ release: live, at: '2026-01-01T00:00:00Z' }] },
    },
  }));
  let asked = 0;
  const host = createServer((_request, response) => response.end(JSON.stringify(answers[asked++])));
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  let time = 0;
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/registry.json`;
  const source = registrySource(dataDir, url, () => time);

  expect((await source.current()).parts.cafe?.live).toBe('1.0.0-aaaaaaaaaaaa');
  time = 4_000;
  expect((await source.current()).parts.cafe?.live).toBe('1.0.0-aaaaaaaaaaaa');
  time = 6_000;
  expect((await source.current()).parts.cafe?.live).toBe('1.0.0-bbbbbbbbbbbb');
  await new Promise((closed) => {
    host.close(closed);
    host.closeAllConnections();
  });
  time = 12_000;
  expect((await source.current()).parts.cafe?.live).toBe('1.0.0-bbbbbbbbbbbb');
});
