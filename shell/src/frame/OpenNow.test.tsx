import { render, screen } from '@testing-library/react';
import { OpenNow } from './OpenNow';

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-20T02:14:59Z', 'Closed now, opens at 8 AM'],
  ['2026-11-20T02:15:00Z', 'Open now, until 9:30 PM'],
  ['2026-11-20T15:44:59Z', 'Open now, until 9:30 PM'],
  ['2026-11-20T15:45:00Z', 'Closed now, opens at 8 AM'],
])('P11: at %s the door is judged by the clock of Kathmandu: %s', (moment, words) => {
  jest.useFakeTimers({ now: new Date(moment) });
  render(<OpenNow />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText('8 AM to 9:30 PM (NST)', { exact: false })).toBeInTheDocument();
});
