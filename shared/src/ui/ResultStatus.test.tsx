import { act, render, screen } from '@testing-library/react';
import { ResultStatus } from './ResultStatus';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const dishes = (count: number | null, of?: string, hasMore = false) => (
  <ResultStatus count={count} names={['dish', 'dishes']} of={of} hasMore={hasMore} />
);

test('C454: says what a filter leaves once the list rests, and nothing of the first list', () => {
  const { rerender } = render(dishes(null));
  const status = screen.getByRole('status');
  const rest = () => act(() => jest.advanceTimersByTime(400));
  rerender(dishes(61));
  rest();
  expect(status).toBeEmptyDOMElement();

  rerender(dishes(null, '“mo”'));
  rerender(dishes(12, '“mo”', true));
  act(() => jest.advanceTimersByTime(300));
  expect(status).toBeEmptyDOMElement();
  rerender(dishes(1, '“momo”'));
  rest();
  expect(status).toHaveTextContent(/^1 dish, “momo”$/);

  rerender(dishes(0, '“momox”'));
  rest();
  expect(status).toHaveTextContent(/^No dishes, “momox”$/);
  rerender(dishes(61));
  rest();
  expect(status).toHaveTextContent(/^61 dishes$/);
  rerender(dishes(12, undefined, true));
  rest();
  expect(status).toHaveTextContent('12 dishes and more');
});
