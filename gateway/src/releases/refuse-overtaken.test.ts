import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeRemote } from '../../test/support/fake-build';
import { promote } from './promote';
import { readRegistry } from './read-registry';
import { release } from './release';
import { rollback } from './rollback';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'overtaken-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const now = Date.now;

async function releaseCafe(script: string) {
  const dist = join(dataDir, 'dist');
  await fakeRemote(dist, script);
  return release({ dataDir, name: 'cafe', dist, now });
}

const liveCafe = async () => (await readRegistry(dataDir)).parts.cafe?.live;

test('C483: a rollback by two people at the same time goes back once; a release that came meanwhile stays', async () => {
  const [first, second] = [await releaseCafe('one'), await releaseCafe('two')];
  const third = await releaseCafe('three');
  const seen = { dataDir, name: 'cafe', now, by: 'asha', expected: { cafe: [third.release] } };
  const ends = await Promise.allSettled([rollback(seen), rollback(seen)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await liveCafe()).toBe(second.release);
  await expect(rollback(seen)).rejects.toThrow(
    `cafe cannot be rolled back: meanwhile ${second.release} was rolled back by asha. See npm run releases, then try again`,
  );
  await expect(promote(seen)).rejects.toThrow('cafe cannot be promoted: meanwhile');
  await rollback({ ...seen, expected: { cafe: [second.release] } });
  expect(await liveCafe()).toBe(first.release);
});
