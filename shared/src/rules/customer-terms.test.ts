import { adjustProblem } from './customer-terms';

test('C301: staff take away at most what the customer has', () => {
  expect(adjustProblem(-50, 50)).toBeNull();
  expect(adjustProblem(5, 0)).toBeNull();
  expect(adjustProblem(-51, 50)).toBe('cannot take away more than the 50 that the customer has');
});
