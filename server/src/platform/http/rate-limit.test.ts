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
