import { keptWords } from './kept-words';

const at = new Date(2026, 10, 20, 14, 5).getTime();
const minute = 60_000;

test.each([
  ['The menu', at + minute, 'This is the menu as of 14:05.'],
  ['The closet', at + 24 * 60 * minute, 'This is the closet as of 20 November, 14:05.'],
  ['This item', at, 'This page is as of 14:05.'],
  [undefined, at, 'This page is as of 14:05.'],
])('%s is said to be of when it was kept', (part, now, words) => {
  expect(keptWords(part, at, now)).toBe(words);
});
