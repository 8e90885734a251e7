import { meetsRange } from './meets-range';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.0.0', true],
  ['1.4.2', '^1.4.3', false],
  ['1.3.9', '^1.4.0', false],
  ['2.0.0', '^1.0.0', false],
  ['0.9.0', '^1.0.0', false],
  ['0.2.7', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
  ['1.0.0', '*', false],
  ['1.0.0', '>=1.0.0', false],
  ['next', '^1.0.0', false],
])('version %s in range %s: %s', (version, range, isMet) => {
  expect(meetsRange(version, range)).toBe(isMet);
});
