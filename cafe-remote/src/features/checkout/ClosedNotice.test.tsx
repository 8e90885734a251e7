import { render, screen } from '@testing-library/react';
import { ClosedNotice } from './ClosedNotice';

afterEach(() => jest.useRealTimers());

const at = (utc: string) => {
  jest.useFakeTimers({ now: Date.parse(utc) });
  return render(<ClosedNotice />);
};

test.each([
  ['at night', '2026-11-20T16:00:00Z', 'from 8 AM tomorrow.'],
  ['before the morning', '2026-11-20T01:00:00Z', 'from 8 AM.'],
])('C28: %s it says when the order is prepared', (_, now, text) => {
  at(now);
  expect(screen.getByRole('status')).toHaveTextContent(`Closed nowYou can order. We prepare it ${text}`);
});

test('C28: nothing while the kitchen is at work', () => {
  const { container } = at('2026-11-20T06:00:00Z');
  expect(container).toBeEmptyDOMElement();
});
