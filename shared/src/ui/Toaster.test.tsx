import { notify } from '@storefront/shared/toast';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { readStyleSheets } from '../dev/testing/computed-style';
import { Dialog } from './Dialog';
import { Toaster } from './Toaster';

readStyleSheets();

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  act(() => toast.remove());
});

it('reads out a message as a status, and a failure as an alert', () => {
  render(<Toaster />);
  act(() => {
    notify.success('Product added to cart');
    notify.error('Failed to fetch cart');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Product added to cart');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch cart');
});

it('P63: shows markup as the text that it is', () => {
  render(<Toaster />);
  act(() => void notify.info('<img src=x onerror=alert(1)>'));
  expect(screen.getByRole('status')).toHaveTextContent('<img src=x onerror=alert(1)>');
});

/** Gives elements a place in the window; jsdom has none. */
function place(element: Element, { top, height }: { top: number; height: number }) {
  const box = { x: 12, y: top, top, height, bottom: top + height, left: 12, right: 378, width: 366 };
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
  Object.defineProperty(element, 'offsetHeight', { value: height, configurable: true });
}

it('C174: stands above a button that it would cover, also one that comes later', () => {
  jest.useFakeTimers();
  const { clientWidth, clientHeight } = { clientWidth: 390, clientHeight: 700 };
  for (const [name, value] of Object.entries({ clientWidth, clientHeight }))
    jest.spyOn(document.documentElement, name as 'clientWidth', 'get').mockReturnValue(value);
  render(
    <>
      <button type="button">Save</button>
      <Toaster />
    </>,
  );
  act(() => void notify.success('Location added successfully'));
  const card = screen.getByRole('status');
  const stack = card.parentElement as HTMLElement;
  place(card, { top: 632, height: 56 });
  place(stack, { top: 632, height: 56 });
  act(() => void jest.advanceTimersByTime(300));
  expect(stack.style.bottom).toBe('');
  place(screen.getByRole('button', { name: 'Save' }), { top: 640, height: 48 });
  act(() => void jest.advanceTimersByTime(300));
  expect(stack.style.bottom).toBe('62px');
});

it('C174: where two messages would cover a button, shows the newest alone, and the other once that is gone', () => {
  jest.useFakeTimers();
  for (const [name, value] of Object.entries({ clientWidth: 390, clientHeight: 300 }))
    jest.spyOn(document.documentElement, name as 'clientWidth', 'get').mockReturnValue(value);
  render(
    <>
      <button type="button">Confirm</button>
      <Toaster />
    </>,
  );
  place(screen.getByRole('button', { name: 'Confirm' }), { top: 130, height: 60 });
  act(() => {
    notify.info('The older');
    notify.info('The newer');
  });
  const stack = screen.getByText('The newer').closest('[role=status]')?.parentElement as HTMLElement;
  const height = (cards: number) => cards * 70;
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ ...new DOMRect(12, 0, 366, 70), left: 12, right: 378 }) as DOMRect);
  Object.defineProperty(stack, 'offsetHeight', { get: () => height(stack.children.length) });
  act(() => void jest.advanceTimersByTime(300));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['The newer']);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toHaveTextContent('The older');
});

it('shows at most three, the newest lowest', () => {
  render(<Toaster />);
  act(() => ['one', 'two', 'three', 'four'].forEach((text) => void notify.info(text)));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'two',
    'three',
    'four',
  ]);
});

it('merges equal messages; a button keeps its message apart', async () => {
  render(<Toaster />);
  const undo = { action: { label: 'Undo', run: () => {} } };
  act(() => {
    notify.info('Item removed from cart', undo);
    notify.info('Item removed from cart', undo);
    notify.error('Failed to delete item');
    notify.error('Failed to delete item');
  });
  expect(screen.getAllByRole('status')).toHaveLength(2);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows the first of several lines as the title', () => {
  render(<Toaster />);
  act(() => void notify.success('Product added to cart\nCafe latte added, 3 in cart'));
  expect(screen.getByText('Product added to cart')).toBeInTheDocument();
  expect(screen.getByText('Cafe latte added, 3 in cart')).toBeInTheDocument();
});

it('is dismissed by its button', async () => {
  render(<Toaster />);
  act(() => void notify.loading('Adding to cart...'));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('goes by itself after its time, but not while the pointer rests on it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Toaster />);
  act(() => void notify.success('Order is placed'));
  await user.hover(screen.getByRole('status'));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toBeInTheDocument();
  await user.unhover(screen.getByRole('status'));
  act(() => void jest.advanceTimersByTime(5_000));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('offers what can be done about it, once', async () => {
  const run = jest.fn();
  render(<Toaster />);
  act(
    () =>
      void notify.info('Sita Rai, to Campus Road', { title: 'New order', action: { label: 'View', run } }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('New order');
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('stands inside an open modal, in room of its own so that it covers no button, and leaves it in time', () => {
  const page = (open: boolean) => (
    <>
      <Toaster />
      <Dialog open={open} onClose={() => {}} title="Forgot password" />
    </>
  );
  const { rerender } = render(page(false));
  act(() => void notify.error('Failed to send email. Please try again.'));
  rerender(page(true));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
  expect(screen.getByRole('alert').parentElement).toHaveStyle({ position: 'static' });
  rerender(page(false));
  expect(screen.getByRole('alert').parentElement).toHaveStyle({ position: 'fixed' });
});
