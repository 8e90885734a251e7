import type { Registry } from '@storefront/shared/delivery/registry';
import fc from 'fast-check';
import { BUCKETS, firstBucket, meetsCanary, seenRegistry } from './canary-share';

const since = '2026-01-01T00:00:00Z';
const release = fc.stringMatching(/^[0-9a-f]{12}$/).map((hash) => `1.0.0-${hash}`);
const weight = fc.integer({ min: 1, max: 99 });
const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);

const share = (name: string, canary: { release: string; weight: number }) =>
  buckets.filter((bucket) => meetsCanary(bucket, name, { ...canary, since }));

test('exactly as many of a hundred buckets get a canary as its weight, always the same', () => {
  fc.assert(
    fc.property(release, weight, (id, percent) => {
      const canary = { release: id, weight: percent };
      expect(share('cafe', canary)).toHaveLength(percent);
      if (percent > 0) expect(share('cafe', canary)).toContain(firstBucket('cafe', canary));
      expect(share('cafe', canary)).toEqual(share('cafe', canary));
    }),
  );
});

test('a growing weight keeps all its visitors', () => {
  fc.assert(
    fc.property(release, fc.tuple(weight, weight), (id, weights) => {
      const [less, more] = [Math.min(...weights), Math.max(...weights)];
      const after = share('cafe', { release: id, weight: more });
      expect(after).toEqual(expect.arrayContaining(share('cafe', { release: id, weight: less })));
    }),
  );
});

test('most canaries of ten per cent skip each bucket, so the share rotates', () => {
  const canaries = buckets.map((index) => ({
    release: `1.0.0-${String(index).padStart(12, '0')}`,
    weight: 10,
  }));
  for (const bucket of buckets) {
    const met = canaries.filter((canary) => meetsCanary(bucket, 'cafe', { ...canary, since }));
    expect(met.length).toBeLessThan(canaries.length / 2);
  }
});

test('a visitor gets the canary of one part and the live releases of the others', () => {
  const record = (id: string) => ({ release: id, at: since });
  const live = (id: string) => ({ live: id, since, history: [record(id)] });
  const [old, fresh] = ['1.0.0-aaaaaaaaaaaa', '1.0.1-bbbbbbbbbbbb'];
  const canary = { release: fresh, weight: 30, since };
  const registry: Registry = {
    parts: {
      cafe: { ...live(old), canary, history: [record(old), record(fresh)] },
      closet: live(old),
    },
  };
  const seen = buckets.map((bucket) => seenRegistry(registry, bucket).parts);
  expect(seen.filter(({ cafe }) => cafe?.live === fresh)).toHaveLength(30);
  expect(seen.filter(({ cafe }) => cafe?.live === old)).toHaveLength(70);
  expect(seen.every(({ closet }) => closet?.live === old)).toBe(true);
  expect(seenRegistry(registry, null)).toBe(registry);
});
