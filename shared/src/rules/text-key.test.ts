import { textKey } from './text-key';

test.each([
  ['  Café   LATTE ', 'cafe latte'],
  ['ＬＡＴＴＥ', 'latte'],
  ['चिया', 'चिया'],
])('%j is compared as %j', (text, key) => {
  expect(textKey(text)).toBe(key);
});
