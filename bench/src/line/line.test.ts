import { bytesPerMs, layLine } from './slow-line';
import { FIRST_WINDOW, PACKET, SlowStartSender } from './slow-start-sender';

const line = () => layLine({ down: 1.6, up: 0.8, roundTrip: 150 });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('1.6 Mbit/s are 200 bytes in a millisecond', () => {
  expect(bytesPerMs(1.6)).toBe(200);
});

test('bytes arrive at the rate of the line, half a round trip later', () => {
  const arrived = jest.fn();
  line().down.carry(20_000, arrived);
  jest.advanceTimersByTime(174);
  expect(arrived).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2);
  expect(arrived).toHaveBeenCalledTimes(1);
});

test('all connections share the line: the second transfer waits for the first', () => {
  const { down } = line();
  const arrivals: string[] = [];
  down.carry(10_000, () => arrivals.push('first'));
  down.carry(10_000, () => arrivals.push('second'));
  jest.advanceTimersByTime(50 + 75 + 1);
  expect(arrivals).toEqual(['first']);
  jest.advanceTimersByTime(50);
  expect(arrivals).toEqual(['first', 'second']);
});

test('the other direction has its own rate', () => {
  const arrived = jest.fn();
  line().up.carry(10_000, arrived);
  jest.advanceTimersByTime(100 + 74);
  expect(arrived).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2);
  expect(arrived).toHaveBeenCalled();
});

function takeOff() {
  const { down, events } = line();
  let arrived = 0;
  const taken = jest.fn();
  const sender = new SlowStartSender(down, events, 75, (packet) => {
    arrived += packet.length;
  });
  return { sender, taken, arrived: () => arrived };
}

test('a server sends ten packets, then waits for acknowledgements', () => {
  const { sender, taken, arrived } = takeOff();
  sender.send(Buffer.alloc(FIRST_WINDOW + PACKET), taken);
  jest.advanceTimersByTime(149);
  expect(arrived()).toBe(FIRST_WINDOW);
  expect(taken).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(arrived()).toBe(FIRST_WINDOW + PACKET);
  expect(taken).toHaveBeenCalledTimes(1);
});

test('the window grows until the line is full: a megabyte takes five seconds', () => {
  const { sender, taken, arrived } = takeOff();
  sender.send(Buffer.alloc(1_000_000), taken);
  jest.advanceTimersByTime(5_000);
  expect(arrived()).toBeGreaterThan(950_000);
  expect(arrived()).toBeLessThanOrEqual(1_000_000);
  jest.advanceTimersByTime(300);
  expect(arrived()).toBe(1_000_000);
});
