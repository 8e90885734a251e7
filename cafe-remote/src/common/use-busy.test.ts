import { act, renderHook } from '@testing-library/react';
import { useBusy } from './use-busy';

test('P1: what is asked for while work is under way is not done, also in the same moment', async () => {
  const { result } = renderHook(useBusy);
  const work = jest.fn(() => Promise.resolve('done'));
  const [, run] = result.current;
  const answers = await act(() => Promise.all([run(work), run(work)]));
  expect(answers).toEqual(['done', null]);
  expect(work).toHaveBeenCalledTimes(1);
});

test('is busy as long as the work takes, and free again when it fails', async () => {
  const { result } = renderHook(useBusy);
  let fail = (_: Error) => {};
  const work = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  let running: Promise<unknown> = Promise.resolve();
  act(() => {
    running = result.current[1](work);
  });
  expect(result.current[0]).toBe(true);
  await act(async () => {
    fail(new Error('no'));
    await expect(running).rejects.toThrow('no');
  });
  expect(result.current[0]).toBe(false);
  expect(await act(() => result.current[1](() => Promise.resolve(1)))).toBe(1);
});
