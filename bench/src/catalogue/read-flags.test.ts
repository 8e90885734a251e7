import { readFlags } from './read-flags';

test('2,000 pieces on a processor four times slower by default', () => {
  expect(readFlags([])).toMatchObject({ items: 2000, cpu: 4, rounds: 1 });
  expect(readFlags(['--items=500', '--rounds=3'])).toMatchObject({ items: 500, cpu: 4, rounds: 3 });
});

test.each(['--size=3', '--items', '--items=many', '--items=-1', 'items=5', '--toString=1'])(
  '%s is refused with the usage',
  (flag) => {
    expect(() => readFlags([flag])).toThrow(/Invalid flag .* There are --items=2000 \(1 to 100000\)/);
  },
);

test('zero items are refused', () => {
  expect(() => readFlags(['--items=0'])).toThrow('Invalid flag --items=0');
});
