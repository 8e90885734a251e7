import { splitAllergies } from './allergy-words';

const marked = (text: string) =>
  splitAllergies(text)
    .filter(({ isAllergy }) => isAllergy)
    .map(({ words }) => words);

test.each([
  ['Peanut allergy, please no nuts', ['Peanut allergy', 'nuts']],
  ['I am ALLERGIC to cashew nuts', ['ALLERGIC', 'cashew nuts']],
  ['gluten-free, lactose intolerant', ['gluten', 'lactose intolerant']],
  ['मलाई एलर्जी छ', ['एलर्जी']],
  ['less sugar, extra hot', []],
  ['coconut and nutmeg, doughnut', []],
])('marks in “%s” the words about allergies', (text, words) => {
  expect(marked(text)).toEqual(words);
});

test('keeps the whole text', () => {
  const text = 'No nuts!  I have an allergy to <b>sesame</b>.';
  expect(
    splitAllergies(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});
