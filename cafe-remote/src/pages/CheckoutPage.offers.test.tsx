import { answerEach } from '@storefront/shared/dev/mocks/node';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { espresso, openCheckout, slip, total } from '../../test/open-checkout';

const shop = mockShop();

const ALL_WEEK = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', until: '24:00', active: true };
const setHappyHour = (percent: number) => {
  const happyHours = percent > 0 ? [{ ...ALL_WEEK, category: 'Coffee', percent }] : [];
  shop.world.orderingSettings = { ...shop.world.orderingSettings, happyHours };
};
const coffee = { ...espresso, category: 'Coffee' };

const field = () => screen.getByRole('textbox', { name: /Code/ });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Something changed' }));
const placed = () => screen.findByText('Order is placed');
const checks = () => shop.requests.filter((request) => request.endsWith('/offer/check'));
const orders = () => shop.requests.filter((request) => request.endsWith('/order/placeorder'));

async function useCode(user: ReturnType<typeof openCheckout>['user'], code: string) {
  await user.type(field(), code);
  await user.click(screen.getByRole('button', { name: 'Use code' }));
}

test('C275: a code is a line of its own in the sums, goes with the order, and can be taken off again', async () => {
  const { user, fillIn, placeOrder } = openCheckout();
  await fillIn();
  await useCode(user, 'welcome10');
  await waitFor(() => expect(slip().getByText('Code WELCOME10')).toBeInTheDocument());
  expect(slip().getByText('−Rs 24.00')).toBeInTheDocument();
  expect(total()).toHaveTextContent('Rs 216.00');
  await user.click(screen.getByRole('button', { name: 'Remove WELCOME10' }));
  expect(total()).toHaveTextContent('Rs 240.00');
  await useCode(user, 'welcome10');
  await screen.findByRole('button', { name: 'Remove WELCOME10' });
  await placeOrder();
  await placed();
  expect(shop.world.orders[0]).toMatchObject({
    coupon: { code: 'WELCOME10', discount: 24 },
    totalAmount: 216,
  });
});

test('C275: a code that does not apply says why beside the field, and stays typed; Enter checks it', async () => {
  const { user } = openCheckout();
  await user.type(field(), 'FIFTY-OFF{Enter}');
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription('Add Rs 260.00 more to use this code.');
  expect(field()).toHaveValue('FIFTY-OFF');
  expect(orders()).toEqual([]);
  await user.type(field(), 'X');
  expect(field()).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Use code' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription('This code is not valid.'));
});

test('C451: Enter that ends a composition checks no code', async () => {
  const { user } = openCheckout();
  await user.type(field(), 'FIFTY-OFF');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(field()).toBeValid();
  await user.type(field(), '{Enter}');
  await waitFor(() => expect(field()).toBeInvalid());
});

test('C275: a code that was typed and not used stops the order with words', async () => {
  const { user, fillIn, placeOrder } = openCheckout();
  await fillIn();
  await user.type(field(), 'WELCOME10');
  await placeOrder();
  expect(field()).toHaveAccessibleDescription(/Press “Use code” first/);
  expect([...checks(), ...orders()]).toEqual([]);
});

test('C275: the focus goes to the code that was used, and to Use code once it is removed', async () => {
  const { user } = openCheckout();
  await user.type(field(), 'WELCOME10{Enter}');
  const remove = await screen.findByRole('button', { name: 'Remove WELCOME10' });
  expect(document.activeElement).toHaveTextContent(/^WELCOME10 takes Rs 24.00 off this order/);
  await user.tab();
  expect(remove).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Use code' })).toHaveFocus();
  await useCode(user, 'WELCOME10');
  await screen.findByRole('button', { name: 'Remove WELCOME10' });
  expect(document.activeElement).toHaveTextContent(/^WELCOME10 takes Rs 24.00 off this order/);
});

test('P23, C275: a code that comes with a reload takes no focus', async () => {
  const { user, unmount } = openCheckout();
  await useCode(user, 'WELCOME10');
  await screen.findByRole('button', { name: 'Remove WELCOME10' });
  unmount();
  openCheckout();
  expect(await screen.findByRole('button', { name: 'Remove WELCOME10' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test('C275: a person who moved on while the code is checked keeps the focus', async () => {
  let answer = (_: unknown) => {};
  answerEach(shop.server, 'checkCoupon', () => new Promise((resolve) => (answer = resolve)));
  const { user } = openCheckout();
  await useCode(user, 'WELCOME10');
  expect(await screen.findByRole('button', { name: 'Use code', busy: true })).toBeInTheDocument();
  const name = screen.getByRole('textbox', { name: /^Full name/ });
  await user.click(name);
  answer({ code: 'WELCOME10', percent: 10, amount: null, minimumOrder: null });
  await screen.findByRole('button', { name: 'Remove WELCOME10' });
  expect(name).toHaveFocus();
});

test('C277: a code that ran out at PLACE ORDER shows the new sum; consent orders without it', async () => {
  const { user, fillIn, placeOrder } = openCheckout();
  await fillIn();
  await useCode(user, 'WELCOME10');
  await screen.findByRole('button', { name: 'Remove WELCOME10' });
  shop.world.coupons = (shop.world.coupons ?? []).map((coupon) => ({ ...coupon, active: false }));
  await placeOrder();
  const what = await dialog();
  expect(what.getByText(/This code is not valid./).closest('li')).toHaveTextContent('WELCOME10');
  await user.click(what.getByRole('button', { name: 'Order for Rs 240.00' }));
  await placed();
  expect(shop.world.orders[0]).toMatchObject({ totalAmount: 240 });
  expect(shop.world.orders[0]).not.toHaveProperty('coupon');
});

test('C274, C277: a happy hour lowers its line; when it ended meanwhile the customer is asked', async () => {
  setHappyHour(25);
  const { user, fillIn, placeOrder } = openCheckout({ items: [coffee] });
  await waitFor(() => expect(slip().getByText('Happy hour')).toBeInTheDocument());
  expect(slip().getByText('Happy hour: 25 % off')).toBeInTheDocument();
  expect(total()).toHaveTextContent('Rs 180.00');
  await fillIn();
  setHappyHour(0);
  await placeOrder();
  const what = await dialog();
  expect(what.getByText(/is no longer in a happy hour/).closest('li')).toHaveTextContent('Espresso');
  await user.click(what.getByRole('button', { name: 'Order for Rs 240.00' }));
  await placed();
  expect(shop.world.orders[0]).toMatchObject({ totalAmount: 240 });
});

test('C275: with a server that knows no offers the field goes, and the order is placed', async () => {
  shop.world.coupons = null;
  const { user, fillIn, placeOrder } = openCheckout();
  await fillIn();
  await useCode(user, 'WELCOME10');
  await waitFor(() => expect(screen.queryByText('Have a code?')).not.toBeInTheDocument());
  await placeOrder();
  await placed();
});
