import { render } from '@testing-library/react';
import { useRetryWhenBack } from './use-retry-when-back';

let answers = true;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  Object.assign(AbortSignal, { timeout: () => undefined });
  window.fetch = jest.fn(async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return { ok: true } as Response;
  });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function Notice({ onBack }: { readonly onBack: () => void }) {
  useRetryWhenBack(onBack);
  return null;
}

test('C156: does not retry while the server answers: the network is not the reason', async () => {
  answers = true;
  const onBack = jest.fn();
  render(<Notice onBack={onBack} />);
  await pass(60_000);
  expect(onBack).not.toHaveBeenCalled();
  expect(window.fetch).toHaveBeenCalledTimes(1);
});

test('C156: asks every five seconds without an answer, retries once, and again if that fails too soon', async () => {
  answers = false;
  const onBack = jest.fn();
  const { unmount } = render(<Notice onBack={onBack} />);
  await pass(12_000);
  expect(onBack).not.toHaveBeenCalled();
  answers = true;
  await pass(10_000);
  expect(onBack).toHaveBeenCalledTimes(1);
  unmount();
  render(<Notice onBack={onBack} />);
  await pass(1_000);
  expect(onBack).toHaveBeenCalledTimes(2);
});
