import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { switchOnWallet } from '@storefront/shared/dev/testing/wallets';
import { screen, waitFor, within } from '@testing-library/react';
import { espresso, openCheckout, roll, slip, total } from '../../test/open-checkout';

const shop = mockShop();

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Something changed' }));
const deletePlace = (name: string) => {
  shop.world.locations = shop.world.locations.filter(({ address }) => address !== name);
};

test('C403: a delivery place that staff deleted is named in the dialog, and its field emptied and focused', async () => {
  const { fillIn, placeOrder, choosePlace, user } = openCheckout();
  await fillIn();
  await user.click(screen.getByRole('radio', { name: /Delivery/ }));
  await choosePlace('Lakeside');
  const before = shop.world.orders.length;
  shop.world.locations = shop.world.locations.filter(({ address }) => address !== 'Lakeside');
  shop.world.products = shop.world.products.map((product) =>
    product._id === 'product-coffee-1' ? { ...product, price: 150 } : product,
  );
  await placeOrder();
  const dialog = within(await screen.findByRole('dialog', { name: 'Something changed' }));
  expect(dialog.getByText('We no longer deliver to Lakeside')).toBeInTheDocument();
  expect(dialog.getByText(/was Rs 120.00 and is now Rs 150.00/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Choose another place' }));
  const field = screen.getByRole('combobox', { name: 'Delivery location' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription(/^We no longer deliver to Lakeside/);
  expect(shop.world.orders).toHaveLength(before);
});

/** Opens a filled-in checkout with delivery to Lakeside. */
async function openDelivery() {
  const page = openCheckout();
  await page.fillIn();
  await page.user.click(screen.getByRole('radio', { name: /Delivery/ }));
  await page.choosePlace('Lakeside');
  return page;
}

test('C403: the dialog offers the nearest places with their fees and pickup, and orders to the chosen one', async () => {
  const rates = { Lakeside: 50, Far: 200, Near: 60, Nearer: 45, Dear: 55 };
  shop.world.locations = Object.entries(rates).map(([address, rate]) => ({
    _id: address,
    address,
    rate,
    ...(address === 'Dear' && { minimumOrder: 5000 }),
  }));
  const { user, placeOrder } = await openDelivery();
  deletePlace('Lakeside');
  await placeOrder();
  const what = await dialog();
  expect(what.getByText(/Nothing has been ordered yet/)).toBeInTheDocument();
  const ways = what.getAllByRole('radio');
  expect(ways.map((way) => way.closest('label')?.textContent)).toEqual([
    'NearerRs 45.00',
    'NearRs 60.00',
    'Self pickupNo fee',
  ]);
  expect(ways[0]).toBeChecked();
  expect(what.getByRole('button', { name: 'Order for Rs 285.00' })).toBeInTheDocument();
  await user.click(what.getByRole('radio', { name: /Self pickup/ }));
  expect(what.getByRole('button', { name: 'Order for Rs 240.00' })).toBeInTheDocument();
  await user.click(what.getByRole('radio', { name: /^Near Rs|^NearRs/ }));
  await user.click(what.getByRole('button', { name: 'Order for Rs 300.00' }));
  expect(await screen.findByText('Order is placed')).toBeInTheDocument();
  expect(shop.world.orders[0]).toMatchObject({ deliveryLocation: 'Near', totalAmount: 300 });
});

test('C403: pickup in the dialog orders for pickup', async () => {
  const { user, placeOrder } = await openDelivery();
  shop.world.locations = [];
  await placeOrder();
  await user.click(await (await dialog()).findByRole('button', { name: /^Order for/ }));
  expect(await screen.findByText('Order is placed')).toBeInTheDocument();
  expect(shop.world.orders[0]).toMatchObject({ deliveryLocation: 'Pick-up' });
});

/** Friday, noon in Nepal. */
const NOON = Date.parse('2026-11-20T06:15:00Z');
const time = () => screen.getByRole('combobox', { name: 'Time' });

describe('C403: a time that ended meanwhile', () => {
  let clock: jest.SpyInstance;
  beforeEach(() => {
    clock = jest.spyOn(Date, 'now').mockReturnValue(NOON);
    shop.world.orders = [];
  });
  afterEach(() => clock.mockRestore());

  async function openEvening() {
    const page = openCheckout();
    await page.fillIn();
    await page.user.click(await screen.findByRole('radio', { name: 'Later today or tomorrow' }));
    await page.user.selectOptions(time(), '6:30 to 6:45 PM');
    return page;
  }

  test('is named in the dialog; its field is empty and focused, and says why', async () => {
    const { user, placeOrder } = await openEvening();
    shop.world.orderingSettings = {
      ...shop.world.orderingSettings,
      exceptions: { '2026-11-20': [{ opens: '08:00', closes: '17:00' }] },
    };
    await placeOrder();
    const what = await dialog();
    expect(what.getByText(/cannot be had any more/).closest('li')).toHaveTextContent('6:30 to 6:45 PM');
    expect(what.queryByRole('button', { name: /^Order for/ })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Choose a time', hidden: true })).toBeInTheDocument(),
    );
    await user.click(what.getByRole('button', { name: 'Back to my order' }));
    await waitFor(() => expect(time()).toHaveFocus());
    expect(time()).toHaveDisplayValue('Choose a time');
    expect(time()).toBeInvalid();
    expect(time()).toHaveAccessibleDescription(/^6:30 to 6:45 PM cannot be had any more/);
    expect(shop.world.orders).toEqual([]);
    await user.selectOptions(time(), '4:30 to 4:45 PM');
    await placeOrder();
    expect(await screen.findByText('Order is placed')).toBeInTheDocument();
    expect(shop.world.orders[0]).toMatchObject({ slotAt: '2026-11-20T10:45:00.000Z' });
  });
});

test('C403: a coupon that ended leaves its field empty and focused, with the reason', async () => {
  const { user, fillIn, placeOrder } = openCheckout();
  await fillIn();
  await user.type(screen.getByRole('textbox', { name: 'Code (optional)' }), 'WELCOME10');
  await user.click(screen.getByRole('button', { name: 'Use code' }));
  await screen.findByRole('button', { name: 'Remove WELCOME10' });
  shop.world.coupons = (shop.world.coupons ?? []).map((coupon) => ({ ...coupon, active: false }));
  await placeOrder();
  const what = await dialog();
  await user.click(what.getByRole('button', { name: 'Back to my order' }));
  const field = screen.getByRole('textbox', { name: 'Code (optional)' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('WELCOME10: This code is not valid.');
  expect(total()).toHaveTextContent('Rs 240.00');
});

test('C403: a wallet that was switched off is never replaced by cash without a word', async () => {
  switchOnWallet(shop.world);
  const first = openCheckout();
  await first.fillIn();
  await first.user.click(await screen.findByRole('radio', { name: /eSewa/ }));
  const before = shop.world.orders.length;
  first.unmount();
  switchOnWallet(shop.world, { active: false });
  const { user, placeOrder } = openCheckout();
  expect(await slip().findByText(/eSewa is not possible now/)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await placeOrder();
  const what = await dialog();
  expect(what.getByText(/you pay in cash/).closest('li')).toHaveTextContent('eSewa');
  expect(shop.world.orders).toHaveLength(before);
  await user.click(what.getByRole('button', { name: /^Order for/ }));
  expect(await screen.findByText('Order is placed')).toBeInTheDocument();
  expect(shop.world.orders[0]).toMatchObject({ paymentMethod: 'cash' });
});

test('C403: going back from a dish that is not served any more leaves it out, and the rest stays', async () => {
  const { user, fillIn, placeOrder } = openCheckout({ items: [espresso, roll] });
  await fillIn();
  const hour = (new Date(shop.world.now() + 345 * 60_000).getUTCHours() + 2) % 23;
  const mealtime = { from: `${hour}:00`.padStart(5, '0'), until: `${hour}:59`.padStart(5, '0') };
  shop.world.orderingSettings = { ...shop.world.orderingSettings, mealtimes: { Bakery: mealtime } };
  await placeOrder();
  const what = await dialog();
  expect(what.getByText(/Served .* Back at/).closest('li')).toHaveTextContent('Cinnamon Roll');
  await user.click(what.getByRole('button', { name: 'Back to my order' }));
  expect(slip().queryByText('Cinnamon Roll')).not.toBeInTheDocument();
  expect(total()).toHaveTextContent('Rs 240.00');
});

test('C403: everything that ended is in one dialog', async () => {
  const { user, placeOrder } = await openDelivery();
  await user.type(screen.getByRole('textbox', { name: 'Code (optional)' }), 'WELCOME10');
  await user.click(screen.getByRole('button', { name: 'Use code' }));
  await screen.findByRole('button', { name: 'Remove WELCOME10' });
  shop.world.coupons = (shop.world.coupons ?? []).map((coupon) => ({ ...coupon, active: false }));
  deletePlace('Lakeside');
  await placeOrder();
  const what = await dialog();
  expect(what.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'We no longer deliver to Lakeside',
    'WELCOME10: This code is not valid.',
  ]);
  await user.click(what.getByRole('button', { name: 'Choose another place' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Delivery location' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Code (optional)' })).toBeInvalid();
});
