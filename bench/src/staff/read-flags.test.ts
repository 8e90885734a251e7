import { readFlags } from './read-flags';

test('without flags the large shop is small enough for every day', () => {
  expect(readFlags([])).toEqual({ large: 20_000, rounds: 9, only: null });
});

test('all can be set', () => {
  expect(readFlags(['--large=1000000', '--rounds=5', '--only=board'])).toEqual({
    large: 1_000_000,
    rounds: 5,
    only: 'board',
  });
});

test.each(['--large', '--large=1000', '--large=1000001', '--rounds=0', '--only=orders', 'x'])(
  '%s is refused with the usage',
  (flag) => expect(() => readFlags([flag])).toThrow(/There are --large=20000 \(2000 to 1000000\)/),
);
