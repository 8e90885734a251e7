import { createBackoff } from './backoff';

test('repeated failures double the wait up to an hour; a success resets it', () => {
  const clock = { now: 0 };
  const failed = createBackoff(() => clock.now);
  const waitAfterFailing = () => {
    failed.add('cafe');
    let seconds = 0;
    for (; failed.has('cafe'); seconds += 5) clock.now += 5_000;
    return seconds;
  };
  expect(Array.from({ length: 5 }, waitAfterFailing)).toEqual([5, 10, 20, 40, 80]);
  expect(Array.from({ length: 7 }, waitAfterFailing).slice(-2)).toEqual([3600, 3600]);
  failed.remove('cafe');
  expect(waitAfterFailing()).toBe(5);
});

test('a flood of failures does not fill the memory: the oldest entry goes', () => {
  const failed = createBackoff(() => 0);
  for (let page = 0; page <= 1_000; page += 1) failed.add(`${page}`);
  expect([failed.has('0'), failed.has('1'), failed.has('1000')]).toEqual([false, true, true]);
});
