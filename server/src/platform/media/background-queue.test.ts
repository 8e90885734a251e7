import { createBackgroundQueue } from './background-queue';

function queueOf() {
  const errors: unknown[] = [];
  const queue = createBackgroundQueue({ restMs: 60_000, onError: (error) => errors.push(error) });
  return { queue, errors };
}

describe('the background queue', () => {
  test('runs one job at a time, in order', async () => {
    const { queue } = queueOf();
    const seen: string[] = [];
    const job = (name: string) => async () => {
      seen.push(`${name} starts`);
      await new Promise(setImmediate);
      seen.push(`${name} ends`);
    };
    queue.add('a', job('a'));
    queue.add('b', job('b'));
    expect(seen).toEqual([]);
    await queue.flush();
    expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });

  test('a failing job is reported and the next one runs', async () => {
    const { queue, errors } = queueOf();
    const failure = new Error('no');
    let ran = false;
    queue.add('a', () => Promise.reject(failure));
    queue.add('b', async () => {
      ran = true;
    });
    await queue.flush();
    expect([errors, ran]).toEqual([[failure], true]);
  });

  test('close waits for the running job and drops the rest', async () => {
    const { queue } = queueOf();
    const seen: string[] = [];
    let finish = () => {};
    queue.add('a', () => new Promise<void>((resolve) => (finish = resolve)).then(() => void seen.push('a')));
    queue.add('b', async () => void seen.push('b'));
    const flushed = queue.flush();
    const closed = queue.close();
    finish();
    await Promise.all([flushed, closed]);
    expect(seen).toEqual(['a']);
  });

  test('starts by itself after a pause', async () => {
    const queue = createBackgroundQueue({ restMs: 1, onError: () => {} });
    await new Promise<void>((done) => queue.add('a', async () => done()));
    await queue.close();
  });
});
