import { readEnv } from '../platform/config/env';
import { startPeriodicJobs } from './periodic-jobs';

const MINUTE_MS = 60_000;

/** Starts the jobs; they are counted and not run. */
function startCounted() {
  let count = 0;
  const unused = {} as never;
  const background = { run: () => void count++, idle: async () => {} };
  const env = readEnv({ DEMO: '0' });
  const jobs = startPeriodicJobs({ db: unused, mail: unused, store: unused, env, background, now: Date.now });
  return { jobs, counted: () => count };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what is due each minute and each ten minutes also runs at start, the hourly removal does not', () => {
  const { jobs, counted } = startCounted();
  expect(counted()).toBe(2);
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect(counted()).toBe(2 + 10 + 1);
  jest.advanceTimersByTime(50 * MINUTE_MS);
  expect(counted()).toBe(2 + 60 + 6 + 1);
  jobs.stop();
});

test('no job starts after stop', () => {
  const { jobs, counted } = startCounted();
  jobs.stop();
  jest.advanceTimersByTime(120 * MINUTE_MS);
  expect(counted()).toBe(2);
});
