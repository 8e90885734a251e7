import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expectConsoleError } from '../dev/testing/console-errors';
import { lazyPart } from './lazy-part';

interface StreetProps {
  readonly name: string;
}

const Street = ({ name }: StreetProps) => <p>{name} Street</p>;

test('shows the fallback, then the part; a second instance shows the part at once', async () => {
  const load = jest.fn(() => Promise.resolve(Street));
  const Late = lazyPart(load, <p>On its way</p>);
  render(<Late name="Lake" />);
  expect(screen.getByText('On its way')).toBeInTheDocument();
  expect(await screen.findByText('Lake Street')).toBeInTheDocument();
  render(<Late name="Hill" />);
  expect(screen.getByText('Hill Street')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads in a task of its own, after what the tap shows', async () => {
  const load = jest.fn(() => Promise.resolve(Street));
  const Late = lazyPart(load, <p>On its way</p>);
  const { unmount } = render(<Late name="Lake" />);
  expect(load).not.toHaveBeenCalled();
  unmount();
  render(<Late name="Hill" />);
  expect(await screen.findByText('Hill Street')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a failed load and keeps the page', async () => {
  expectConsoleError(/^lazy part Error: offline/);
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.resolve(Street));
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const Late = lazyPart(load);
  render(
    <main>
      The page
      <Late name="Lake" />
    </main>,
  );
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('The page')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Lake Street')).toBeInTheDocument();
  jest.useRealTimers();
});

test('stops retrying after unmount', async () => {
  expectConsoleError(/^lazy part Error: offline/);
  jest.useFakeTimers();
  const load = jest.fn((): Promise<typeof Street> => Promise.reject(new Error('offline')));
  const Late = lazyPart(load);
  const { unmount } = render(<Late name="Lake" />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  unmount();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('renders the fallback on the server', () => {
  const Late = lazyPart(() => Promise.resolve(Street), 'On its way');
  expect(renderToString(<Late name="Lake" />)).toBe('On its way');
});
