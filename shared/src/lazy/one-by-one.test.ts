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

test('one thing runs in each pause, in order', () => {
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

test('what is called off does not run, and costs no pause', () => {
  const done: string[] = [];
  const callOff = runWhenIdleInOrder(() => done.push('a'));
  runWhenIdleInOrder(() => done.push('b'));
  callOff();
  pause();
  expect(done).toEqual(['b']);
});

test('it begins again after it was done, also from within', () => {
  const done: string[] = [];
  runWhenIdleInOrder(() => void runWhenIdleInOrder(() => done.push('within')));
  pause();
  pause();
  runWhenIdleInOrder(() => done.push('later'));
  pause();
  expect(done).toEqual(['within', 'later']);
});

test('where the browser tells of no pause, a frame is one', () => {
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
