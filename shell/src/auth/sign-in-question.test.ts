import { createSignInQuestion } from './sign-in-question';

test('P23: concurrent calls open one dialog and share its result', async () => {
  const question = createSignInQuestion();
  const received = jest.fn();
  question.subscribe(received);
  const answers = [question.ask(false), question.ask(true), question.ask(false)];
  expect(question.isOpen()).toBe(true);
  question.answer(true);
  expect(await Promise.all(answers)).toEqual([true, true, true]);
  expect(question.isOpen()).toBe(false);
  expect(received).toHaveBeenCalled();
});

test('after Cancel a background read does not open the dialog again, an action does', async () => {
  const question = createSignInQuestion();
  const refused = question.ask(false);
  question.answer(false);
  expect(await refused).toBe(false);
  expect(await question.ask(true)).toBe(false);
  expect(question.isOpen()).toBe(false);
  void question.ask(false);
  expect(question.isOpen()).toBe(true);
});

test('a new sign-in resets an earlier Cancel', async () => {
  const question = createSignInQuestion();
  const refused = question.ask(true);
  question.answer(false);
  await refused;
  question.forgetRefusal();
  void question.ask(true);
  expect(question.isOpen()).toBe(true);
});
