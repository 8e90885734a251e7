import type { DeliveryLocation } from '@storefront/shared/contract/entities/location';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { screen, waitFor } from '@testing-library/react';
import { openCheckout, slip, total } from '../../test/open-checkout';

const shop = mockShop();

/** Sets the terms of Lakeside, whose rate is Rs 50; the checkout has goods for Rs 240. */
function setTerms(terms: Partial<DeliveryLocation>) {
  shop.world.locations = shop.world.locations.map((place) =>
    place.address === 'Lakeside' ? { ...place, ...terms } : place,
  );
}

const problem = 'Rs 260.00 to the minimum order of Rs 500.00 for Lakeside';
const orders = () => shop.requests.filter((request) => request.endsWith('/order/placeorder'));

async function fillInForLakeside() {
  const page = openCheckout();
  await page.fillIn();
  await page.user.click(screen.getByRole('radio', { name: /Delivery/ }));
  await page.choosePlace('Lakeside');
  return page;
}

describe('C265: limits of a delivery place', () => {
  test('says before PLACE ORDER what is missing to the minimum, and offers the menu and pick-up', async () => {
    setTerms({ minimumOrder: 500 });
    const { user, choosePlace } = openCheckout();
    await choosePlace('Lakeside');
    const words = slip().getByText(problem);
    const button = screen.getByRole('button', { name: 'PLACE ORDER' });
    expect(words.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(slip().getByRole('link', { name: 'Go to Menu' })).toHaveAttribute('href', '/menu');
    await user.click(slip().getByRole('button', { name: 'Pick it up instead' }));
    expect(screen.getByRole('radio', { name: /Self pickup/ })).toBeChecked();
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
  });

  test('sends nothing below the minimum, and marks the place', async () => {
    setTerms({ minimumOrder: 500 });
    const { placeOrder } = await fillInForLakeside();
    await placeOrder();
    const place = screen.getByRole('combobox', { name: 'Delivery location' });
    expect(place).toBeInvalid();
    expect(place).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect(orders()).toEqual([]);
  });

  test('a minimum that staff raised meanwhile is said at the place, and the notice follows', async () => {
    const { placeOrder } = await fillInForLakeside();
    setTerms({ minimumOrder: 500 });
    const before = shop.world.orders.length;
    await placeOrder();
    await waitFor(() => expect(slip().getByText(problem)).toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'Delivery location' })).toBeInvalid();
    expect(shop.world.orders).toHaveLength(before);
  });

  test('free delivery is called so; before it the checkout says how much is missing', async () => {
    setTerms({ freeAbove: 320 });
    const first = openCheckout();
    await first.choosePlace('Lakeside');
    expect(slip().getByText('Rs 80.00 more and delivery is free')).toBeInTheDocument();
    expect(total()).toHaveTextContent('Rs 290.00');
    first.unmount();
    setTerms({ freeAbove: 240 });
    openCheckout();
    expect(await slip().findByText('Free delivery')).toBeInTheDocument();
    expect(slip().queryByText(/more and delivery is free/)).not.toBeInTheDocument();
    expect(total()).toHaveTextContent('Rs 240.00');
  });

  test('C84: free delivery that staff ended meanwhile asks for consent, then orders with the fee', async () => {
    setTerms({ freeAbove: 240 });
    const { user, placeOrder } = await fillInForLakeside();
    setTerms({ freeAbove: null });
    await placeOrder();
    expect(await screen.findByText(/the delivery fee was Rs 0\.00 and is now Rs 50\.00/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Order for Rs 290.00' }));
    expect(await screen.findByText('Order is placed')).toBeInTheDocument();
  });

  test('a place that staff switched off is not offered', async () => {
    setTerms({ active: false });
    const { user } = openCheckout();
    await user.click(screen.getByRole('combobox', { name: 'Delivery location' }));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    expect(screen.queryByRole('option', { name: /Lakeside/ })).not.toBeInTheDocument();
  });

  test('a server that knows only §7 has rates alone: no limit shows', async () => {
    shop.world.locations = [{ _id: 'a', address: 'Lakeside', rate: 50 }];
    const { choosePlace } = openCheckout();
    await choosePlace('Lakeside');
    expect(total()).toHaveTextContent('Rs 290.00');
    expect(screen.queryByText(/minimum order|delivery is free/)).not.toBeInTheDocument();
  });
});
