import { shortReason } from './not-sold';

test.each([
  ['Sorry, the momo is sold out today. You can order something else.', 'sold out'],
  ['Sorry, we are closing. We open at 7:00.', 'closing'],
  ['Sorry, Patan is too far for us. You can pick it up.', 'too far'],
  ['The oven is broken', 'The oven is broken'],
  ['They said: Sorry, we are closing. Bye', 'They said: Sorry, we are closing. Bye'],
  ['', ''],
])('C286: “%s” is shown as “%s”', (words, short) => {
  expect(shortReason(words)).toBe(short);
});
