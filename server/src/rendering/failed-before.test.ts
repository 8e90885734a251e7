import { rememberFailures } from './failed-before';

test('what fails again and again waits longer and longer, up to an hour; what worked begins anew', () => {
  const clock = { now: 0 };
  const failed = rememberFailures(() => clock.now);
  const waitAfterFailing = () => {
    failed.add('cafe');
    let minutes = 0;
    for (; failed.has('cafe'); minutes += 1) clock.now += 60_000;
    return minutes;
  };
  expect(Array.from({ length: 8 }, waitAfterFailing)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  failed.remove('cafe');
  expect(waitAfterFailing()).toBe(1);
});

test('failures that somebody makes up do not fill the memory: the oldest goes', () => {
  const failed = rememberFailures(() => 0);
  for (let page = 0; page <= 1_000; page += 1) failed.add(`${page}`);
  expect([failed.has('0'), failed.has('1'), failed.has('1000')]).toEqual([false, true, true]);
});
