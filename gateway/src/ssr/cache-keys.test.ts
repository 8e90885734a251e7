import type { LiveReleases } from '../pages/live-releases';
import { createCacheKeys } from './cache-keys';

const releases = (): LiveReleases => ({ shell: null, remotes: new Map(), retired: [] });
const key = { name: 'menu', isPlain: true };

test('an address keeps its key within the same releases only', () => {
  const keys = createCacheKeys();
  const live = releases();
  keys.learn(live, '/menu?utm_source=x', key);
  expect(keys.find(live, '/menu?utm_source=x')).toBe(key);
  expect(keys.find(live, '/menu')).toBeUndefined();
  expect(keys.find(releases(), '/menu?utm_source=x')).toBeUndefined();
});

test('a flood of addresses takes bounded memory: long ones are not cached, the oldest go', () => {
  const keys = createCacheKeys();
  const live = releases();
  const long = `/menu?utm_source=${'x'.repeat(200)}`;
  keys.learn(live, long, key);
  expect(keys.find(live, long)).toBeUndefined();
  for (let made = 0; made <= 1000; made += 1) keys.learn(live, `/menu?k=${made}`, key);
  expect(keys.find(live, '/menu?k=0')).toBeUndefined();
  expect(keys.find(live, '/menu?k=1')).toBe(key);
});
