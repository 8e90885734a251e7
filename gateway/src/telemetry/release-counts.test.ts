import { createMemoryCounts } from './release-counts';

const event = (name: string, reason: string | null = null) => ({
  part: 'cafe',
  release: '1.0.0-a',
  name,
  reason,
});

test('memory counts events by release, and returns the newest reason first', async () => {
  const store = createMemoryCounts();
  await store.add([event('visit'), event('load', 'first')], 1);
  await store.add([event('visit'), event('render', 'second')], 2);
  const { counts, reasons } = await store.read('cafe', '1.0.0-a');
  expect([...counts]).toEqual([
    ['visit', 2],
    ['load', 1],
    ['render', 1],
  ]);
  expect(reasons).toEqual([
    { kind: 'render', reason: 'second', at: 2 },
    { kind: 'load', reason: 'first', at: 1 },
  ]);
});

test('memory returns nothing for a release without events', async () => {
  const { counts, reasons } = await createMemoryCounts().read('cafe', '1.0.0-a');
  expect([counts.size, reasons]).toEqual([0, []]);
});
