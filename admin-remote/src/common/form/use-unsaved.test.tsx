import { FakeSocket } from '@storefront/shared/dev/testing/fake-socket';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeAudio } from '../../../test/fake-audio';
import { makeOrder } from '../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

beforeEach(() => FakeAudio.install());
afterEach(closeDashboard);

const question = () => screen.findByRole('dialog', { name: 'Discard your changes?' });
const noQuestion = () =>
  expect(screen.queryByRole('dialog', { name: 'Discard your changes?' })).not.toBeInTheDocument();

/** Opens the add-product dialog and types a name. */
async function typeProduct() {
  const page = openDashboard('/admin');
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Add Product' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add product' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Chatpate');
  return {
    ...page,
    dialog,
    answer: async (name: string) => user.click(within(await question()).getByText(name)),
  };
}

test.each([
  ['Escape', '{Escape}', null],
  ['Cancel', '', 'Cancel'],
  ['the ×', '', 'Close'],
])('C172: %s asks before it discards what was typed', async (_, keys, button) => {
  const { user, dialog, answer } = await typeProduct();
  const leave = () =>
    button ? user.click(dialog.getByRole('button', { name: button })) : user.keyboard(keys);
  await leave();
  expect(within(await question()).getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await answer('Keep editing');
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Chatpate');
  await leave();
  await answer('Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('C172: an untouched form closes without a question', async () => {
  const { user } = openDashboard('/admin');
  await user.click(await screen.findByRole('button', { name: 'Add Product' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('C172: "View" of a new order keeps a half-filled form until staff discard it', async () => {
  const { user, world, dialog, history, answer } = await typeProduct();
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1));
  const [socket] = FakeSocket.opened;
  act(() => socket?.receive('connect'));
  const announce = (_id: string, fullName: string) => {
    const order = makeOrder({ _id, fullName, createdAt: new Date().toISOString() });
    world.orders = [order, ...world.orders];
    act(() => socket?.receive('new-order', { _id }));
    return screen.findByText(`${fullName}, to Lakeside`);
  };
  const view = async () => user.click(screen.getByRole('button', { name: 'View' }));
  await announce('first', 'Sita Rai');
  await view();
  await answer('Keep editing');
  expect(history.location.pathname).toBe('/admin');
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Chatpate');
  await announce('second', 'Ram Thapa');
  await view();
  await answer('Discard');
  await waitFor(() => expect(history.location.pathname).toBe('/admin/orders'));
  expect(await screen.findByText('Ram Thapa')).toBeInTheDocument();
});

test('C172: the settings forms ask when staff open another tab', async () => {
  const { user, history } = openDashboard('/admin/settings');
  await user.type(await screen.findByRole('textbox', { name: 'Address' }), 'Begnas');
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  await user.click(within(await question()).getByText('Keep editing'));
  expect(history.location.pathname).toBe('/admin/settings');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Begnas');
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  await user.click(within(await question()).getByText('Discard'));
  expect(await screen.findByRole('heading', { name: 'Customers' })).toBeInTheDocument();
});

test('C172: changed opening hours ask, saved ones do not', async () => {
  const { user } = openDashboard('/admin/settings');
  const panel = within(await screen.findByRole('region', { name: 'Opening hours' }));
  await user.click(panel.getByRole('checkbox', { name: /Refuse orders/ }));
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  await user.click(within(await question()).getByText('Keep editing'));
  await user.click(panel.getByRole('button', { name: 'Save opening hours' }));
  await screen.findByText('Opening hours saved');
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  noQuestion();
  expect(await screen.findByRole('heading', { name: 'Customers' })).toBeInTheDocument();
});

test('C172: closing the window asks while a form holds typed text', async () => {
  await typeProduct();
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
