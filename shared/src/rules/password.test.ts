import { passwordProblem } from './password';

test.each([
  ['123456', null],
  ['12345', 'too-short'],
  ['      ', null],
  ['', 'missing'],
  [undefined, 'missing'],
  [123456, 'missing'],
  ['🔑🔑🔑', 'too-short'],
  ['a'.repeat(200), null],
  ['a'.repeat(201), 'too-long'],
])('§5: a customer’s password %p: %p', (value, problem) => {
  expect(passwordProblem(value)).toBe(problem);
});

test.each([
  ['12345678901', 'too-short'],
  ['123456789012', null],
])('C39: a password of staff %p: %p', (value, problem) => {
  expect(passwordProblem(value, 'admin')).toBe(problem);
});
