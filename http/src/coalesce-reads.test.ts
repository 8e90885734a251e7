import { coalesceReads } from './coalesce-reads';

/** Reads that end on command. */
function fakeReads() {
  const ends: ((value: number) => void)[] = [];
  const read = () => new Promise<number>((resolve) => ends.push(resolve));
  return { ends, read: coalesceReads(read) };
}

/** Waits until all pending promises have settled. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

test('calls before the read begins share it', async () => {
  const { ends, read } = fakeReads();
  const asked = [read(), read()];
  await settle();
  ends[0]?.(7);
  expect(await Promise.all(asked)).toEqual([7, 7]);
  expect(ends).toHaveLength(1);
});

test('a call during a read gets the next read, never the running one', async () => {
  const { ends, read } = fakeReads();
  const first = read();
  await settle();
  const later = [read(), read()];
  await settle();
  expect(ends).toHaveLength(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await settle();
  ends[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

test('a failed read fails for all callers that share it, and the next call reads again', async () => {
  let reads = 0;
  const read = coalesceReads(async () => {
    reads += 1;
    if (reads === 1) throw new Error('gone');
    return reads;
  });
  await expect(Promise.all([read(), read()])).rejects.toThrow('gone');
  expect(await read()).toBe(2);
});

test('a synchronous read is shared as well, and may throw', async () => {
  let reads = 0;
  const read = coalesceReads(() => {
    reads += 1;
    if (reads === 1) throw new Error('gone');
    return reads;
  });
  await expect(Promise.all([read(), read()])).rejects.toThrow('gone');
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
});

test('a read that hangs fails for all who share it, and the next call reads again', async () => {
  let reads = 0;
  const read = coalesceReads(() => {
    reads += 1;
    return reads === 1 ? new Promise<number>(() => undefined) : Promise.resolve(reads);
  }, 20);
  await expect(Promise.allSettled([read(), read()])).resolves.toEqual([
    { status: 'rejected', reason: expect.objectContaining({ name: 'TimeoutError' }) },
    { status: 'rejected', reason: expect.objectContaining({ name: 'TimeoutError' }) },
  ]);
  expect(await read()).toBe(2);
});
