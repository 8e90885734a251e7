import { plainLine, plainText } from './plain-text';

test.each([
  ['Asha Gurung', 'Asha Gurung'],
  ['a\u0000b\u0007c\u007F', 'abc'],
  ['\u202Egnuru\u2066G', 'gnuruG'],
  ['Asha\n Gurung\u2028', 'Asha Gurung'],
  ['half \uD83C', 'half'],
  ['\u200B \u200D\u00AD', ''],
  ['क्\u200Dष 👩\u200D🍳', 'क्\u200Dष 👩\u200D🍳'],
])('P63: %j is the line %j', (typed, line) => {
  expect(plainLine(typed)).toBe(line);
});

test('P63: a text keeps its paragraphs and loses what controls or reorders', () => {
  expect(plainText('one\n\n\ttwo\u0000\r\n\u202Ethree')).toBe('one\n\n\ttwo\nthree');
});
