import { answerCall } from '@storefront/shared/dev/mocks/node';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { DEFAULT_PACE } from '@storefront/shared/ordering/suggest-minutes';
import { screen, waitFor, within } from '@testing-library/react';
import { espresso, openCheckout } from '../../test/open-checkout';
import { placedOrder } from '../../test/orders';

const shop = mockShop();

/** Noon of a Friday in Nepal. */
const NOON = Date.parse('2026-11-20T06:15:00Z');
const NIGHT = Date.parse('2026-11-20T16:15:00Z');
const HOUR = 3_600_000;

/** 6:30 PM of that Friday, and 9 AM of the next day. */
const EVENING = '2026-11-20T12:45:00.000Z';
const MORNING = '2026-11-21T03:15:00.000Z';

let clock: jest.SpyInstance;
beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(NOON);
  shop.world.orders = [];
});
afterEach(() => clock.mockRestore());

const newOrder = () => shop.world.orders.find(({ item }) => item[0]?.productId === espresso.productId);
const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const soonest = (minutes: number) => radio(`As soon as possible, about ${minutes} min`);
const day = () => screen.getByRole('combobox', { name: 'Day' });
const time = () => screen.getByRole('combobox', { name: 'Time' });
const placed = () => screen.findByText('Order is placed');

/** Lets a quarter of an hour take one order, and gives these quarters to somebody else. */
function take(...slots: string[]) {
  const pace = { ...DEFAULT_PACE, ordersPerQuarter: 1 };
  shop.world.orderingSettings = { ...shop.world.orderingSettings, pace };
  const others = slots.map((slotAt, index) =>
    placedOrder(`other-${index}`, { status: 'pending', slotAt, item: [] }),
  );
  shop.world.orders = [...others, ...shop.world.orders];
}

async function openLater() {
  const page = openCheckout();
  await page.fillIn();
  await soonest(15);
  await page.user.click(await radio('Later today or tomorrow'));
  return page;
}

describe('C237: the time of an order', () => {
  test('is as soon as possible, with the minutes of the way, until the customer chooses', async () => {
    const { fillIn, placeOrder } = openCheckout();
    expect(await soonest(30)).toBeChecked();
    await fillIn();
    expect(await soonest(15)).toBeChecked();
    await placeOrder();
    await placed();
    expect(newOrder()).toMatchObject({ slotAt: null });
  });

  test('counts the way to the chosen place, before that the longest one', async () => {
    shop.world.locations = shop.world.locations.map((place) => ({
      ...place,
      minutes: place.address === 'Lakeside' ? 10 : 45,
    }));
    const { choosePlace } = openCheckout();
    expect(await soonest(55)).toBeInTheDocument();
    await choosePlace('Lakeside');
    expect(await soonest(20)).toBeInTheDocument();
  });

  test('can be a quarter of an hour of today or tomorrow', async () => {
    const { user, placeOrder } = await openLater();
    expect(time()).toHaveDisplayValue('12 to 12:15 PM');
    await user.selectOptions(day(), 'Tomorrow');
    expect(time()).toHaveDisplayValue('8 to 8:15 AM');
    await user.selectOptions(time(), '9 to 9:15 AM');
    await placeOrder();
    await placed();
    expect(newOrder()).toMatchObject({ slotAt: MORNING });
  });

  test('reads when the shop opens while it is closed', async () => {
    clock.mockReturnValue(NIGHT);
    const { user } = openCheckout();
    expect(await radio('When we open, at 8 AM tomorrow')).toBeChecked();
    await user.click(await radio('Later today or tomorrow'));
    expect(within(day()).getAllByRole('option')).toHaveLength(1);
    expect(day()).toHaveDisplayValue('Tomorrow');
  });

  test('is not asked for clothes alone', async () => {
    openCheckout({ items: [{ ...espresso, type: 'closet' }] });
    expect(await screen.findByText('We call to agree on a time')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'When?' })).not.toBeInTheDocument();
  });

  test('stays in the draft', async () => {
    const { user, unmount } = await openLater();
    await user.selectOptions(time(), '6:30 to 6:45 PM');
    unmount();
    openCheckout();
    await waitFor(() => expect(time()).toHaveDisplayValue('6:30 to 6:45 PM'));
  });

  test('that has passed is dropped with a sentence', async () => {
    const { user, unmount } = await openLater();
    await user.selectOptions(time(), '6:30 to 6:45 PM');
    unmount();
    clock.mockReturnValue(Date.parse(EVENING) + HOUR);
    openCheckout();
    expect(await screen.findByText('You chose today, 6:30 to 6:45 PM')).toBeInTheDocument();
    expect(await soonest(15)).toBeChecked();
    expect(sessionStorage.getItem('cafe:checkoutDraft')).toContain('"slotAt":null');
  });

  test('stays when the slots cannot be read', async () => {
    const { user, unmount } = await openLater();
    await user.selectOptions(time(), '6:30 to 6:45 PM');
    unmount();
    answerCall(shop.server, 'getSlots', 500, { success: false, message: 'no', data: null });
    const again = openCheckout();
    expect(await screen.findByText('You chose today, 6:30 to 6:45 PM.')).toBeInTheDocument();
    await again.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await again.placeOrder();
    await placed();
    expect(newOrder()).toMatchObject({ slotAt: EVENING });
  });

  test('is not asked by a server without slots', async () => {
    answerCall(shop.server, 'getSlots', 404, { success: false, message: 'Not found', data: null });
    sessionStorage.setItem('cafe:checkoutDraft', JSON.stringify({ slotAt: EVENING }));
    const { fillIn, placeOrder } = openCheckout();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'When?' })).not.toBeInTheDocument());
    expect(screen.getByText('30 to 60 minutes')).toBeInTheDocument();
    await fillIn();
    await placeOrder();
    await placed();
    expect(newOrder()).toMatchObject({ slotAt: null });
  });
});

describe('C236: a full quarter of an hour', () => {
  test('is listed and cannot be chosen', async () => {
    take('2026-11-20T06:15:00.000Z', EVENING);
    await openLater();
    expect(time()).toHaveDisplayValue('12:15 to 12:30 PM');
    expect(within(time()).getByRole('option', { name: '6:30 to 6:45 PM, full' })).toBeDisabled();
  });

  test('that was taken meanwhile leaves everything typed, and is asked for again', async () => {
    const { user, placeOrder } = await openLater();
    await user.selectOptions(time(), '6:30 to 6:45 PM');
    take(EVENING);
    await placeOrder();
    expect(await screen.findByText('6:30 to 6:45 PM is full now. Choose another time.')).toBeInTheDocument();
    await waitFor(() => expect(time()).toHaveFocus());
    expect(time()).toBeInvalid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Lane 3');
    expect(newOrder()).toBeUndefined();
    expect(await within(time()).findByRole('option', { name: '6:30 to 6:45 PM, full' })).toBeDisabled();
    await user.selectOptions(time(), '6:45 to 7 PM');
    expect(time()).toBeValid();
    await placeOrder();
    await placed();
    expect(newOrder()).toMatchObject({ slotAt: '2026-11-20T13:00:00.000Z' });
  });
});
