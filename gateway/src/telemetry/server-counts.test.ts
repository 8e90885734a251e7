import type { ReleaseEvent } from './release-counts';
import { createServerCounts } from './server-counts';

const page = { part: 'cafe', release: '1.0.0-a', shell: '2.0.0-b' };

function start(add = async (_events: readonly ReleaseEvent[]) => {}) {
  const onError = jest.fn();
  const store = { add: jest.fn(add) };
  const counts = createServerCounts({ store, now: () => 7, onError });
  const written = () =>
    store.add.mock.calls.flatMap(([events]) => events.map(({ name, count }) => [name, count]));
  return { ...counts, written, onError, times: () => store.add.mock.calls.length };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('C492: rendered pages are written together after ten seconds, in all and under their shell', async () => {
  const { rendered, written, times } = start();
  rendered(page);
  rendered({ ...page, part: 'shell', shell: null });
  await jest.advanceTimersByTimeAsync(9_999);
  rendered(page);
  expect(times()).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(written()).toEqual([
    ['rendered', 2],
    ['rendered@2.0.0-b', 2],
    ['rendered', 1],
  ]);
  rendered(page);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(times()).toBe(2);
});

test('fifty rendered pages are written at once, and each page once', async () => {
  const { rendered, written, flush } = start();
  for (let count = 0; count < 50; count += 1) rendered(page);
  expect(written()[0]).toEqual(['rendered', 50]);
  await flush();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(written()).toHaveLength(2);
});

test('a failure is written at once, under its shell too; a count that cannot be stored is an error of the log', async () => {
  const { failed, written, onError } = start(async () => {
    throw new Error('the disk is full');
  });
  failed(page, { reason: 'throw: no price' });
  expect(written().map(([name]) => name)).toEqual(['server', 'server@2.0.0-b']);
  await jest.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledTimes(1);
});
