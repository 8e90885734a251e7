import { PriorityScheduler, readPriority } from './priority-scheduler';

/** Responses that share a connection; `written` lists the sent pieces in order. */
function connection() {
  const turns = new PriorityScheduler();
  const written: string[] = [];
  let goOn: () => void = () => {};
  const write = (name: string) => (_piece: Buffer, done: () => void) => {
    written.push(name);
    goOn = done;
  };
  const add = (name: string, pieces: number, priority: string) => {
    const stream = { destroyed: false, write: write(name), end: write(name) };
    turns.add(stream as never, Buffer.alloc(pieces * 4096), readPriority(priority));
  };
  return { add, written, next: () => goOn() };
}

test.each([
  ['u=0, i', { urgency: 0, isIncremental: true }],
  ['u=5', { urgency: 5, isIncremental: false }],
  ['i', { urgency: 3, isIncremental: true }],
  ['', { urgency: 3, isIncremental: false }],
])('priority %s', (header, priority) => {
  expect(readPriority(header)).toEqual(priority);
});

test('an urgent response goes first, even if requested later', () => {
  const { add, written, next } = connection();
  add('picture', 3, 'u=5');
  add('script', 2, 'u=1');
  for (let piece = 0; piece < 4; piece += 1) next();
  expect(written).toEqual(['picture', 'script', 'script', 'picture', 'picture']);
});

test('equal responses go one after another, unless they are incremental', () => {
  const { add, written, next } = connection();
  add('a', 2, 'u=3');
  add('b', 2, 'u=3');
  for (let piece = 0; piece < 3; piece += 1) next();
  expect(written).toEqual(['a', 'a', 'b', 'b']);

  const shared = connection();
  shared.add('c', 3, 'u=3, i');
  shared.add('d', 3, 'u=3, i');
  for (let piece = 0; piece < 5; piece += 1) shared.next();
  expect(shared.written).toEqual(['c', 'c', 'd', 'c', 'd', 'd']);
});
