import { asOf } from './as-of';

const at = Date.parse('2026-11-20T14:05+05:45');
const minute = 60_000;

test.each([
  ['The menu', at + minute, 'This is the menu as of 14:05.'],
  ['The closet', at + 24 * 60 * minute, 'This is the closet as of 20 November, 14:05.'],
  ['This item', at, 'This page is as of 14:05.'],
  [undefined, at, 'This page is as of 14:05.'],
])('the notice of %s says when the page was stored', (part, now, words) => {
  expect(asOf(part, at, now)).toBe(words);
});
