import { openTestDatabase } from '../../../test/support/test-database';
import { createRateLimiter } from './rate-limit';

const MINUTE = 60_000;
const limit = { hits: 4, windowMs: MINUTE };

test('clocks of two nodes that differ at the edge of a window reset no counter', async () => {
  const { db, close } = await openTestDatabase();
  const behind = createRateLimiter(db, () => 10 * MINUTE - 1, true);
  const ahead = createRateLimiter(db, () => 10 * MINUTE + 1, true);
  for (let count = 0; count < 2; count += 1) {
    await ahead.take('login:a', limit);
    await behind.take('login:a', limit);
  }
  await expect(ahead.take('login:a', limit)).rejects.toMatchObject({ status: 429 });
  await expect(behind.take('login:a', limit)).rejects.toMatchObject({ status: 429 });
  await close();
});

test('a window that lies far ahead, from a wrong clock, does not count', async () => {
  const { db, close } = await openTestDatabase();
  await createRateLimiter(db, () => 90 * MINUTE, true).take('login:a', { ...limit, hits: 1 });
  const right = createRateLimiter(db, () => 10 * MINUTE, true);
  await right.take('login:a', { ...limit, hits: 1 });
  await expect(right.take('login:a', { ...limit, hits: 1 })).rejects.toMatchObject({ status: 429 });
  await close();
});

test('a refusal says when to try again, and calls back once per window', async () => {
  const { db, close } = await openTestDatabase();
  let now = 10 * MINUTE;
  const limiter = createRateLimiter(db, () => now, true);
  const onLimited = jest.fn(async () => undefined);
  const day = { hits: 0, windowMs: 24 * 60 * MINUTE };
  const messageOf = (bucket: string, about: typeof limit) =>
    limiter.take(bucket, about, onLimited).catch((error: Error) => error.message);
  expect(await messageOf('code:a', day)).toBe('Too many attempts. Please try again in 24 hours.');
  expect(await messageOf('code:a', day)).toMatch(/24 hours/);
  expect(onLimited).toHaveBeenCalledTimes(1);
  now = 24 * 60 * MINUTE - 3 * MINUTE;
  expect(await messageOf('code:a', day)).toBe('Too many attempts. Please try again in 3 minutes.');
  now += 2 * MINUTE + 1;
  expect(await messageOf('code:a', day)).toBe('Too many attempts. Please try again in 1 minute.');
  now += MINUTE;
  expect(await messageOf('code:a', day)).toMatch(/24 hours/);
  expect(onLimited).toHaveBeenCalledTimes(2);
  await close();
});

test('P89: a refused attempt neither reads nor writes until its window ends, for calls and transactions alike', async () => {
  const { db, close } = await openTestDatabase();
  let at = 10 * MINUTE;
  const limiter = createRateLimiter(db, () => at, true);
  const other = createRateLimiter(db, () => at, true);
  const inTx = (one: typeof limiter) => db.transaction().execute((tx) => one.allows(tx, 'mail:a', limit));
  const hits = async () => {
    const rows = await db.selectFrom('rate_windows').select(['bucket', 'hits']).orderBy('bucket').execute();
    return rows.map((row) => row.hits);
  };
  for (let count = 0; count < limit.hits; count += 1) {
    await limiter.take('login:a', limit);
    expect(await inTx(limiter)).toBe(true);
  }
  for (let count = 0; count < 20; count += 1) {
    await expect(limiter.take('login:a', limit)).rejects.toMatchObject({ status: 429 });
    expect(await inTx(limiter)).toBe(false);
  }
  expect(await hits()).toEqual([limit.hits + 1, limit.hits + 1]);
  // Another node asks the database once.
  await expect(other.take('login:a', limit)).rejects.toMatchObject({ status: 429 });
  await expect(other.take('login:a', limit)).rejects.toMatchObject({ status: 429 });
  expect(await hits()).toEqual([limit.hits + 2, limit.hits + 1]);
  await limiter.take('login:b', limit);
  at += MINUTE;
  await limiter.take('login:a', limit);
  expect(await inTx(limiter)).toBe(true);
  await close();
});

test('P89: after the clock was set back, a refusal lasts no longer than a window', async () => {
  const { db, close } = await openTestDatabase();
  let at = 90 * MINUTE;
  const limiter = createRateLimiter(db, () => at, true);
  const one = { ...limit, hits: 1 };
  await limiter.take('login:a', one);
  await expect(limiter.take('login:a', one)).rejects.toMatchObject({ status: 429 });
  at = 10 * MINUTE;
  await limiter.take('login:a', one);
  await close();
});
