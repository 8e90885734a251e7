import { runWhenIdleInOrder } from './run-when-idle-in-order';

let pauses: (() => void)[];

beforeEach(() => {
  pauses = [];
  window.requestIdleCallback = (run) => pauses.push(run as () => void);
  window.cancelIdleCallback = () => {};
});
afterEach(() => {
  while (pauses.length > 0) pauses.shift()?.();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const pause = () => pauses.shift()?.();

test('runs one callback per idle period, in order', () => {
  const done: string[] = [];
  for (const name of ['a', 'b', 'c']) runWhenIdleInOrder(() => done.push(name));
  expect(done).toEqual([]);
  pause();
  expect(done).toEqual(['a']);
  pause();
  pause();
  expect(done).toEqual(['a', 'b', 'c']);
  expect(pauses).toHaveLength(0);
});

test('skips a cancelled callback without using an idle period', () => {
  const done: string[] = [];
  const cancel = runWhenIdleInOrder(() => done.push('a'));
  runWhenIdleInOrder(() => done.push('b'));
  cancel();
  pause();
  expect(done).toEqual(['b']);
});

test('runs callbacks that are added after the queue was empty, also from within a callback', () => {
  const done: string[] = [];
  runWhenIdleInOrder(() => void runWhenIdleInOrder(() => done.push('within')));
  pause();
  pause();
  runWhenIdleInOrder(() => done.push('later'));
  pause();
  expect(done).toEqual(['within', 'later']);
});

test('uses a timer where the browser has no requestIdleCallback', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useFakeTimers();
  const done: string[] = [];
  for (const name of ['a', 'b']) runWhenIdleInOrder(() => done.push(name));
  jest.advanceTimersByTime(16);
  expect(done).toEqual(['a']);
  jest.advanceTimersByTime(16);
  expect(done).toEqual(['a', 'b']);
  jest.useRealTimers();
});
