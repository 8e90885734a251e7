import { hasNearly, hasWords, wordsOf } from './search';
import { textKey } from './text';

const words = (text: string) => wordsOf(textKey(text));
const nearly = (text: string, typed: string) => hasNearly(words(text), words(typed));

test.each([
  ['one letter missing', 'Cappuccino', 'capuccino'],
  ['one too many', 'Espresso', 'esspresso'],
  ['another one', 'Espresso', 'expresso'],
  ['two neighbours swapped', 'Americano', 'amreicano'],
  ['swapped at the end', 'Latte', 'latet'],
  ['the first one missing', 'Chicken Momo', 'hicken'],
  ['while it is typed', 'Cappuccino', 'capuc'],
  ['in two words', 'Iced Caramel Latte', 'carmel late'],
  ['a hyphen left out', 'T-Shirt', 'tshirt'],
  ['a blank too many', 'Cappuccino', 'capp ucino'],
  ['an error and a blank missing', 'Chow mein box', 'chowmien'],
])('C443: %s is forgiven: %s is found by %s', (_, name, typed) => {
  expect(nearly(name, typed)).toBe(true);
});

test.each([
  ['two errors', 'Cappuccino', 'kapucino'],
  ['an error in three letters', 'Tea', 'tee'],
  ['another word', 'Chicken Momo', 'veg momo'],
  ['nothing', 'Latte', ''],
])('C443: %s is not forgiven: %s, %s', (_, name, typed) => {
  expect(nearly(name, typed)).toBe(false);
});

test('C443: a category or text is found by the beginning of its words, not by their middle', () => {
  expect(hasWords(words('Milk tea, hot'), ['tea'])).toBe(true);
  expect(hasWords(words('Milk tea, hot'), ['milk', 'te'])).toBe(true);
  expect(hasWords(words('Steamed'), ['tea'])).toBe(false);
  expect(hasWords(words('Steamed'), [])).toBe(false);
});

test.each([
  ['Chow mein box', 'chowmein'],
  ['Iced latte', 'icedlatte'],
  ['Sel‑Roti', 'sel roti'],
  ['Sel‑Roti', 'selroti'],
  ['Coca‑Cola®', 'cocacola'],
  ['O’Brien’s', 'OBriens'],
  ['T-Shirt', 'tshirt'],
  ['Cappuccino', 'capp uccino'],
])('C443: blanks and marks between words do not count: %s is found by %s', (name, typed) => {
  expect(hasWords(words(name), words(typed))).toBe(true);
});

test('C443: words that only begin a run of others are another word', () => {
  expect(hasWords(words('Tea sandwich'), ['teas'])).toBe(false);
});
