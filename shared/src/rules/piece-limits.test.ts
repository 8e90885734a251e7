import { closetPieces, tooManyPieces } from './piece-limits';

const line = (type: 'product' | 'closet', quantity: number) => ({ type, quantity });

test('C107: only pieces from the closet count', () => {
  expect(closetPieces([line('closet', 4), line('product', 50), line('closet', 6)])).toBe(10);
});

test('C107: an order without an account holds ten of them', () => {
  expect(tooManyPieces([line('closet', 10), line('product', 5)])).toBeNull();
  expect(tooManyPieces([line('closet', 4), line('closet', 7)])).toBe(
    'Without an account one order holds at most 10 pieces from the closet, this one has 11. Log in, or order fewer.',
  );
});
