import { notify } from '@storefront/shared/toast';
import { act, renderHook } from '@testing-library/react';
import { toast, useToasterStore } from 'react-hot-toast/headless';

const texts = { loading: 'Placing…', success: 'Order is placed', failure: 'Failed to place order' };

function messages() {
  const { result } = renderHook(() => useToasterStore());
  return () =>
    result.current.toasts.filter(({ visible }) => visible).map(({ type, message }) => [type, message]);
}

afterEach(() => act(() => toast.remove()));

it('during shows progress, replaces it by success and returns the value', async () => {
  const shown = messages();
  let finish = (_value: number) => {};
  let answer: Promise<number | null> | undefined;
  act(() => {
    answer = notify.during(new Promise<number>((resolve) => (finish = resolve)), texts);
  });
  expect(shown()).toEqual([['loading', 'Placing…']]);
  await act(async () => finish(7));
  expect(shown()).toEqual([['success', 'Order is placed']]);
  await expect(answer).resolves.toBe(7);
});

it('C83: during replaces progress by the failure and returns null', async () => {
  const shown = messages();
  const answer = await act(() => notify.during(Promise.reject(new Error('boom')), texts));
  expect(answer).toBeNull();
  expect(shown()).toEqual([['error', 'Failed to place order']]);
});

it("C27: during takes the failure's text from the error", async () => {
  const shown = messages();
  const failure = (error: unknown) => (error instanceof Error ? error.message : null);
  await act(() => notify.during(Promise.reject(new Error('Out of momo')), { ...texts, failure }));
  expect(shown()).toEqual([['error', 'Out of momo']]);
});

it('during shows no result if its text is empty', async () => {
  const shown = messages();
  await act(() => notify.during(Promise.resolve(1), { loading: 'Checking…', failure: 'No' }));
  await act(() => notify.during(Promise.reject(new Error()), { ...texts, failure: () => null }));
  expect(shown()).toEqual([]);
});

it('notify replaces the message of the same id and dismisses by id', () => {
  const shown = messages();
  let id = '';
  act(() => {
    id = notify.loading('Adding to cart...');
  });
  act(() => void notify.success('Product added to cart', id));
  expect(shown()).toEqual([['success', 'Product added to cart']]);
  act(() => notify.dismiss(id));
  expect(shown()).toEqual([]);
});
