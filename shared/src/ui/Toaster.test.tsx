import { notify } from '@storefront/shared/toast';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Dialog } from './Dialog';
import { MessagePlace } from './MessagePlace';
import { Toaster } from './Toaster';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  act(() => toast.remove());
});

const renderToaster = (page?: ReactNode) =>
  render(
    <>
      {page}
      <MessagePlace kind="page" />
      <Toaster />
    </>,
  );

it('reads out a message as a status, and a failure as an alert', () => {
  renderToaster();
  act(() => void notify.success('Product added to cart'));
  expect(screen.getByRole('status')).toHaveTextContent('Product added to cart');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  act(() => toast.remove());
  act(() => void notify.error('Failed to fetch cart'));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch cart');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('P63: shows markup as the text that it is', () => {
  renderToaster();
  act(() => void notify.info('<img src=x onerror=alert(1)>'));
  expect(screen.getByRole('status')).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it('C174: shows one message at a time, the next after two seconds, and progress gives way at once', () => {
  jest.useFakeTimers();
  renderToaster();
  act(() => void notify.loading('Adding to cart...', 'one'));
  act(() => void notify.success('Product added to cart', 'one'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Product added to cart$/);
  act(() => void notify.success('Login successful'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Product added to cart$/);
  act(() => void jest.advanceTimersByTime(2_000));
  expect(screen.getByRole('status')).toHaveTextContent(/^Login successful$/);
});

it('C174: a failure stays until the next press of a button or link, or the next message', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderToaster(<button type="button">Save</button>);
  act(() => void notify.error('Failed to save'));
  act(() => void jest.advanceTimersByTime(600_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();

  act(() => void notify.error('Failed to save'));
  act(() => void jest.advanceTimersByTime(2_000));
  act(() => void notify.success('Saved'));
  act(() => void jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('C174: its two live regions are there before the first message and stay the same', () => {
  renderToaster();
  const regions = [screen.getByRole('status'), screen.getByRole('alert')];
  act(() => void notify.success('Product added to cart'));
  act(() => void notify.error('Failed to fetch cart'));
  expect([screen.getByRole('status'), screen.getByRole('alert')]).toEqual(regions);
});

it('C174: Escape closes a message', async () => {
  renderToaster();
  act(() => void notify.error('Failed to fetch cart'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('C174: the focus returns to where it was when a button of a message is pressed', async () => {
  renderToaster(<button type="button">Remove</button>);
  const remove = screen.getByRole('button', { name: 'Remove' });
  remove.focus();
  act(() => void notify.info('Item removed from cart', { action: { label: 'Undo', run: () => {} } }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveFocus();
});

it('C174: a line of the screen holds the messages, and the page has them again without it', () => {
  const page = (hasLine: boolean) => (
    <>
      {hasLine && <MessagePlace kind="line" className="news" />}
      <MessagePlace kind="page" />
      <Toaster />
    </>
  );
  const { rerender, container } = render(page(true));
  act(() => void notify.success('Order updated successfully'));
  expect(container.querySelector('.news')).toHaveTextContent('Order updated successfully');
  rerender(page(false));
  expect(screen.getByRole('status')).toHaveTextContent('Order updated successfully');
});

it('shows the first of several lines as the title', () => {
  renderToaster();
  act(() => void notify.success('Product added to cart\nCafe latte added, 3 in cart'));
  expect(screen.getByText('Product added to cart')).toBeInTheDocument();
  expect(screen.getByText('Cafe latte added, 3 in cart')).toBeInTheDocument();
});

it('is dismissed by its button', async () => {
  renderToaster();
  act(() => void notify.loading('Adding to cart...'));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('goes by itself after its time, but not while the pointer rests on it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderToaster();
  act(() => void notify.success('Order is placed'));
  await user.hover(screen.getByText('Order is placed'));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('Order is placed');
  await user.unhover(screen.getByText('Order is placed'));
  act(() => void jest.advanceTimersByTime(5_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('offers what can be done about it, once', async () => {
  const run = jest.fn();
  renderToaster();
  act(
    () =>
      void notify.info('Sita Rai, to Campus Road', { title: 'New order', action: { label: 'View', run } }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('New order');
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('C174: stands in an open modal, and leaves it in time', () => {
  const page = (open: boolean) => (
    <>
      <MessagePlace kind="page" />
      <Toaster />
      <Dialog open={open} onClose={() => {}} title="Forgot password" />
    </>
  );
  const { rerender } = render(page(false));
  act(() => void notify.error('Failed to send email. Please try again.'));
  rerender(page(true));
  expect(screen.getByRole('dialog')).toHaveTextContent('Failed to send email. Please try again.');
  rerender(page(false));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to send email. Please try again.');
});
