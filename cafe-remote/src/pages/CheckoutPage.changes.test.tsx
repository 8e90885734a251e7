import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { screen, waitFor, within } from '@testing-library/react';
import { espresso, openCheckout, roll, slip, total } from '../../test/open-checkout';

const shop = mockShop();

const placed = () => screen.findByText('Order is placed');
const newOrders = () => shop.world.orders.filter(({ item }) => item[0]?.productId === espresso.productId);
const reprice = (price: number) => {
  shop.world.products = shop.world.products.map((product) =>
    product._id === espresso.productId ? { ...product, price } : product,
  );
};
/** Returns the idempotency keys of the sent orders. */
function watchKeys() {
  const keys: (string | null)[] = [];
  shop.server.events.on('request:start', ({ request }) => {
    if (request.url.includes('/order/place')) keys.push(request.headers.get('idempotency-key'));
  });
  return keys;
}

async function openFilledIn(setting: Parameters<typeof openCheckout>[0] = {}) {
  const page = openCheckout(setting);
  await page.fillIn();
  return page;
}

describe('P4, C84: changes since the page was loaded', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Something changed' }));

  test('the dialog shows old and new price; consent places the order with a new key', async () => {
    const keys = watchKeys();
    const { user, placeOrder } = await openFilledIn();
    reprice(150);
    await placeOrder();
    const what = await dialog();
    expect(what.getByText(/was Rs 120.00 and is now Rs 150.00/)).toBeInTheDocument();
    expect(newOrders()).toHaveLength(0);
    await user.click(what.getByRole('button', { name: 'Order for Rs 300.00' }));
    await placed();
    expect(newOrders()).toMatchObject([{ totalAmount: 300 }]);
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('declining returns to the order with the current values', async () => {
    const { user, placeOrder } = await openFilledIn();
    reprice(150);
    await placeOrder();
    await user.click((await dialog()).getByRole('button', { name: 'Back to my order' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(total()).toHaveTextContent('Rs 300.00');
    expect(newOrders()).toHaveLength(0);
  });

  test('C263: a dish that is not served now is named with when it is, and consent orders the rest', async () => {
    const { user, placeOrder } = await openFilledIn({ items: [espresso, roll] });
    const hour = (new Date(shop.world.now() + 345 * 60_000).getUTCHours() + 2) % 23;
    const mealtime = { from: `${hour}:00`.padStart(5, '0'), until: `${hour}:59`.padStart(5, '0') };
    shop.world.orderingSettings = { ...shop.world.orderingSettings, mealtimes: { Bakery: mealtime } };
    await placeOrder();
    expect((await dialog()).getByText(/Served .* Back at/).closest('li')).toHaveTextContent('Cinnamon Roll');
    await user.click((await dialog()).getByRole('button', { name: 'Order for Rs 240.00' }));
    await placed();
    expect(newOrders()).toMatchObject([{ totalAmount: 240, item: [{ name: 'Espresso' }] }]);
  });

  test('a deleted product is removed; an empty order cannot be placed', async () => {
    const { user, placeOrder } = await openFilledIn();
    shop.world.products = [];
    await placeOrder();
    const what = await dialog();
    expect(what.getByText(/is no longer available/)).toBeInTheDocument();
    expect(what.queryByRole('button', { name: /^Order for/ })).not.toBeInTheDocument();
    await user.click(what.getByRole('button', { name: 'Back to my order' }));
    expect(await screen.findByText('No items found')).toBeInTheDocument();
  });

  test('C446: a dish that was sold out meanwhile says so as the menu does', async () => {
    const { placeOrder } = await openFilledIn();
    shop.world.products = shop.world.products.map((dish) =>
      dish._id === espresso.productId ? { ...dish, soldOut: true } : dish,
    );
    await placeOrder();
    expect((await dialog()).getByText('Sold out today').closest('li')).toHaveTextContent(
      'Espresso: Sold out today',
    );
  });

  test('C24: the stock of a closet item is lower', async () => {
    const scarf = { ...espresso, type: 'closet', productId: 'closet-4', name: 'Wool Scarf', price: 1800 };
    const { user, placeOrder } = await openFilledIn({ items: [{ ...scarf, selectedColor: 'Grey' }] });
    await placeOrder();
    const what = await dialog();
    expect(what.getByText(/only 1 left, you wanted 2/)).toBeInTheDocument();
    await user.click(what.getByRole('button', { name: 'Order for Rs 1,800.00' }));
    await placed();
    expect(shop.world.orders[0]).toMatchObject({ totalAmount: 1800, item: [{ quantity: 1 }] });
  });

  test('C10: the delivery fee is higher', async () => {
    const { user, placeOrder, choosePlace } = await openFilledIn();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await choosePlace('Lakeside');
    shop.world.locations = shop.world.locations.map((place) => ({ ...place, rate: 90 }));
    await placeOrder();
    const what = await dialog();
    expect(what.getByText(/delivery fee was Rs 50.00 and is now Rs 90.00/)).toBeInTheDocument();
    await user.click(what.getByRole('button', { name: 'Order for Rs 330.00' }));
    await placed();
  });

  test('C13: the balance is below the chosen points', async () => {
    const { user, placeOrder } = await openFilledIn({ person: shop.signIn() });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Points to use' }), '80');
    shop.world.users = shop.world.users.map((person) => ({ ...person, points: 20 }));
    await placeOrder();
    const what = await dialog();
    await waitFor(() => expect(screen.getByText(/^You have/)).toHaveTextContent('You have 20 points'));
    expect(what.getByText(/80 were chosen, 20 can be used/)).toBeInTheDocument();
    await user.click(what.getByRole('button', { name: 'Order for Rs 220.00' }));
    await placed();
    expect(shop.world.orders[0]).toMatchObject({ redeemedPoints: 20 });
  });

  test('a lower price is used and shown', async () => {
    const { placeOrder } = await openFilledIn();
    reprice(100);
    await placeOrder();
    await placed();
    expect(await screen.findByText('A price went down: you pay Rs 200.00.')).toBeInTheDocument();
  });
});

describe('C257: options of a dish', () => {
  const latteWith = (ids: readonly [string, string], price: number) => {
    const groups = shop.world.optionGroups;
    const options = groups.flatMap(({ name: group, choices }) =>
      choices
        .filter(({ _id }) => ids.includes(_id))
        .map(({ _id, name, priceDifference }) => ({ _id, group, name, price: priceDifference })),
    );
    const { _id: productId, name } = shop.world.products.find((dish) => dish.name === 'Latte') ?? {};
    return { ...espresso, lineId: ids.join(), productId, name, price, quantity: 1, options };
  };
  const sellOut = (id: string) => {
    shop.world.optionGroups = shop.world.optionGroups.map((group) => ({
      ...group,
      choices: group.choices.map((choice) => (choice._id === id ? { ...choice, soldOut: true } : choice)),
    }));
  };

  test('a sold-out choice is said with its line, which consent leaves out', async () => {
    const items = [latteWith(['size-large', 'milk-oat'], 400), latteWith(['size-small', 'milk-whole'], 290)];
    const { user, placeOrder } = await openFilledIn({ items });
    expect(slip().getByText('Large, Oat milk, hot')).toBeInTheDocument();
    sellOut('milk-oat');
    await placeOrder();
    const what = within(await screen.findByRole('dialog', { name: 'Something changed' }));
    expect(what.getByText('Latte (Large, Oat milk):')).toBeInTheDocument();
    expect(what.getByText(/Oat milk is sold out/)).toBeInTheDocument();
    await user.click(what.getByRole('button', { name: 'Order for Rs 290.00' }));
    await placed();
    expect(shop.world.orders[0]?.item ?? shop.world.orders.at(-1)?.item).toMatchObject([
      { price: 290, options: [{ name: 'Small' }, { name: 'Whole milk' }] },
    ]);
  });
});
