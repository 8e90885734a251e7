import { ORDINARY, sizesFor } from '../shop/sizes';
import { readFlags } from './read-flags';

test('without flags the run is small', () => {
  expect(readFlags([])).toEqual({
    large: null,
    only: '',
    rounds: 5,
    seconds: 0.5,
    warmup: 1.5,
    connections: 16,
  });
});

test('--large alone means a hundred thousand orders; every flag can be set', () => {
  expect(readFlags(['--large'])).toMatchObject({ large: 100_000 });
  const times = ['--rounds=9', '--seconds=1.5', '--warmup=30'];
  const all = ['--large=1000000', ...times, '--connections=4', '--only=menu, first'];
  expect(readFlags(all)).toEqual({
    large: 1_000_000,
    only: 'menu, first',
    rounds: 9,
    seconds: 1.5,
    warmup: 30,
    connections: 4,
  });
});

test.each([
  '--huge',
  'large',
  '--large=10',
  '--large=2000000',
  '--rounds=0',
  '--only',
  '--rounds',
  '--rounds=1.5',
  '--seconds=.',
])('%s is refused with the usage', (flag) => {
  expect(() => readFlags([flag])).toThrow('--large=20000…1000000');
});

test('a large shop has the proportions of seed:large, and never less than an ordinary one', () => {
  expect(sizesFor(1_000_000)).toEqual({
    products: 10_000,
    closetItems: 20_000,
    customers: 50_000,
    orders: 1_000_000,
  });
  expect(sizesFor(2000)).toEqual({ ...ORDINARY, orders: 2000 });
});
