import { rememberOrder } from '@storefront/shared/cart/followed-orders';
import { readGuestLines, removeGuestLines } from '@storefront/shared/cart/guest-storage';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { act, screen, waitFor, within } from '@testing-library/react';
import { espresso, openCheckout } from '../../test/open-checkout';
import { goodsOf } from '../common/ordered-elsewhere';

const shop = mockShop();
beforeEach(() => {
  shop.world.orders = [];
});

const TITLE = /^You ordered this at \d+(:\d\d)? [AP]M \(DZ26J3\)$/;
const notice = () => screen.findByText(TITLE);
const placed = () => screen.findByText('Order is placed');

/** Takes the goods out of this browser's cart, as another tab does. */
const emptyCart = () =>
  act(() =>
    removeGuestLines(
      null,
      readGuestLines(null).map(({ lineId }) => lineId),
    ),
  );
/** Orders the goods as another tab of this browser does. */
const orderElsewhere = () =>
  act(() =>
    rememberOrder({ _id: 'order', id: 'order', code: 'DZ26J3', key: 'secret' }, false, [goodsOf(espresso)]),
  );

describe('C402: goods that another tab ordered', () => {
  test('show at once when, the code and the way to the order', async () => {
    openCheckout();
    await screen.findByText('Espresso');
    orderElsewhere();
    expect(await notice()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Follow it' })).toHaveAttribute(
      'href',
      '/order/DZ26J3?key=secret',
    );
    expect(screen.getByRole('button', { name: 'Order again' })).toBeInTheDocument();
  });

  test('are ordered again only after a question', async () => {
    const { fillIn, placeOrder, user, history } = openCheckout();
    await fillIn();
    orderElsewhere();
    emptyCart();
    await placeOrder();
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(dialog.getByText('Espresso')).toBeInTheDocument();
    expect(shop.world.orders).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await placeOrder();
    await screen.findByRole('dialog', { name: TITLE });
    expect(shop.world.orders).toEqual([]);
    const again = within(screen.getByRole('dialog')).getByRole('button', { name: 'Order again' });
    await user.click(again);
    await placed();
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(shop.world.orders).toHaveLength(1);
  });

  test('are ordered again by the button of the notice', async () => {
    const { fillIn, user } = openCheckout();
    await fillIn();
    orderElsewhere();
    emptyCart();
    await notice();
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    await placed();
    expect(shop.world.orders).toHaveLength(1);
  });

  test('and an order from before this checkout is none of them', async () => {
    orderElsewhere();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    openCheckout();
    await screen.findByText('Espresso');
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
    clock.mockRestore();
  });
});

test('C402: goods that are in no cart any more ask first, also where the order is not known', async () => {
  const { fillIn, placeOrder, user } = openCheckout();
  await fillIn();
  emptyCart();
  await placeOrder();
  const dialog = within(await screen.findByRole('dialog', { name: 'These are no longer in your cart' }));
  expect(shop.world.orders).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Order again' }));
  await placed();
  expect(shop.world.orders).toHaveLength(1);
});

test('C402: Buy Now, which is in no cart, asks nothing', async () => {
  const { fillIn, placeOrder } = openCheckout({ items: [{ ...espresso, lineId: null }] });
  await fillIn();
  await placeOrder();
  await placed();
});
