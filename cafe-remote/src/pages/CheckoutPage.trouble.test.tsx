import { mockShop } from '@storefront/shared/testing/mock-shop';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { espresso, openCheckout, total } from '../../test/open-checkout';

const shop = mockShop();

const placed = () => screen.findByText('Order is placed');
const newOrders = () => shop.world.orders.filter(({ item }) => item[0]?.productId === espresso.productId);
const reprice = (price: number) => {
  shop.world.products = shop.world.products.map((product) =>
    product._id === espresso.productId ? { ...product, price } : product,
  );
};
/** The keys under which orders were sent. */
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

describe('P1: one order', () => {
  test('for two quick presses', async () => {
    const { user } = await openFilledIn();
    await user.dblClick(screen.getByRole('button', { name: 'PLACE ORDER' }));
    await placed();
    expect(shop.requests.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(newOrders()).toHaveLength(1);
  });

  test('for a press and Enter in a field', async () => {
    const { user, placeOrder } = await openFilledIn();
    await placeOrder();
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '{Enter}');
    await placed();
    expect(newOrders()).toHaveLength(1);
  });
});

describe('P2: an answer that was lost', () => {
  test('is asked for by key: the order that went through is not placed again', async () => {
    const keys = watchKeys();
    const { placeOrder, history } = await openFilledIn();
    let isPlaced = false;
    shop.server.use(
      http.post('*/order/placeorder', async ({ request }) => {
        if (isPlaced) return undefined;
        isPlaced = true;
        await fetch(request);
        return HttpResponse.error();
      }),
    );
    await placeOrder();
    expect(await placed()).toBeInTheDocument();
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(newOrders()).toHaveLength(1);
    expect(shop.requests).toContain(`GET /api/v1/order/bykey/${keys[0]}`);
  });

  test('while it is asked for, the page says so', async () => {
    const { placeOrder } = await openFilledIn();
    shop.server.use(
      http.post('*/order/placeorder', () => HttpResponse.error()),
      http.get('*/order/bykey/:key', () => new Promise(() => {})),
    );
    await placeOrder();
    expect(await screen.findByText('Checking whether your order went through…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'PLACE ORDER' })).toHaveAttribute('aria-busy', 'true');
  });

  test('when nobody can be asked, the next press uses the same key, also after a reload', async () => {
    const keys = watchKeys();
    const first = await openFilledIn();
    shop.server.use(
      http.post('*/order/placeorder', () => HttpResponse.error()),
      http.get('*/order/bykey/:key', () => HttpResponse.error()),
    );
    await first.placeOrder();
    expect(await screen.findByText(/it will not be ordered twice/)).toBeInTheDocument();
    first.unmount();
    shop.server.resetHandlers();
    const second = openCheckout();
    await second.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await second.placeOrder();
    await placed();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('when it never arrived, the message of the network is shown and the form stays', async () => {
    const { placeOrder } = await openFilledIn();
    shop.server.use(http.post('*/order/placeorder', () => HttpResponse.error()));
    await placeOrder();
    expect(await screen.findByText('Network Error')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Lane 3');
  });

  test('a changed order is not sent before it is known how the first one ended', async () => {
    const { user, placeOrder, history } = await openFilledIn();
    let lost = 1;
    shop.server.use(
      http.post('*/order/placeorder', async ({ request }) => {
        if (lost === 0) return undefined;
        lost -= 1;
        await fetch(request);
        return HttpResponse.error();
      }),
      http.get('*/order/bykey/:key', () => (lost === 0 ? HttpResponse.error() : undefined), { once: true }),
    );
    await placeOrder();
    await screen.findByText(/it will not be ordered twice/);
    await user.type(screen.getByRole('textbox', { name: 'Address' }), ', second floor');
    await placeOrder();
    expect(await screen.findByText('Your earlier order went through')).toBeInTheDocument();
    expect(newOrders()).toMatchObject([{ address: 'Lane 3' }]);
    expect(history.location.pathname).toBe('/billing');
    await placeOrder();
    await placed();
    expect(newOrders()).toMatchObject([{ address: 'Lane 3, second floor' }, { address: 'Lane 3' }]);
  });
});

describe('P4, C84: something changed meanwhile', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Something changed' }));

  test('old and new price are shown; the consent places the order under a new key', async () => {
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

  test('who does not agree is back at an order that shows what is true now', async () => {
    const { user, placeOrder } = await openFilledIn();
    reprice(150);
    await placeOrder();
    await user.click((await dialog()).getByRole('button', { name: 'Back to my order' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(total()).toHaveTextContent('Rs 300.00');
    expect(newOrders()).toHaveLength(0);
  });

  test('what is gone is taken out; when nothing is left there is nothing to order', async () => {
    const { user, placeOrder } = await openFilledIn();
    shop.world.products = [];
    await placeOrder();
    const what = await dialog();
    expect(what.getByText(/is no longer available/)).toBeInTheDocument();
    expect(what.queryByRole('button', { name: /^Order for/ })).not.toBeInTheDocument();
    await user.click(what.getByRole('button', { name: 'Back to my order' }));
    expect(await screen.findByText('No items found')).toBeInTheDocument();
  });

  test('C24: of a closet item there are fewer left', async () => {
    const scarf = { ...espresso, type: 'closet', productId: 'closet-4', name: 'Wool Scarf', price: 1800 };
    const { user, placeOrder } = await openFilledIn({ items: [{ ...scarf, selectedColor: 'Grey' }] });
    await placeOrder();
    const what = await dialog();
    expect(what.getByText(/only 1 left, you wanted 2/)).toBeInTheDocument();
    await user.click(what.getByRole('button', { name: 'Order for Rs 1,800.00' }));
    await placed();
    expect(shop.world.orders[0]).toMatchObject({ totalAmount: 1800, item: [{ quantity: 1 }] });
  });

  test('C10: the delivery fee rose', async () => {
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

  test('C13: fewer points can be used than were chosen', async () => {
    const { user, placeOrder } = await openFilledIn({ person: shop.signIn() });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Points to use' }), '80');
    shop.world.users = shop.world.users.map((person) => ({ ...person, points: 20 }));
    await placeOrder();
    const what = await dialog();
    expect(what.getByText(/80 were chosen, 20 can be used/)).toBeInTheDocument();
    await user.click(what.getByRole('button', { name: 'Order for Rs 220.00' }));
    await placed();
    expect(shop.world.orders[0]).toMatchObject({ redeemedPoints: 20 });
  });

  test('a price that went down is passed on, and said', async () => {
    const { placeOrder } = await openFilledIn();
    reprice(100);
    await placeOrder();
    await placed();
    expect(screen.getByText('A price went down: you pay Rs 200.00.')).toBeInTheDocument();
  });
});

describe('a refusal', () => {
  test('§8: the server’s own words, else ‘Failed to place order’; what was typed stays', async () => {
    const { placeOrder } = await openFilledIn();
    shop.server.use(
      http.post(
        '*/order/placeorder',
        () => HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 400 }),
        {
          once: true,
        },
      ),
      http.post('*/order/placeorder', () => HttpResponse.json({ message: '' }, { status: 400 })),
    );
    await placeOrder();
    expect(await screen.findByText('The kitchen is on fire')).toBeInTheDocument();
    await placeOrder();
    expect(await screen.findByText('Failed to place order')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Sita Rai');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  });

  test('a field that the server names is marked', async () => {
    const { placeOrder } = await openFilledIn();
    shop.server.use(
      http.post('*/order/placeorder', () =>
        HttpResponse.json(
          {
            message: 'data.phone must be numeric',
            errors: [{ field: 'data.phone', message: 'must be numeric' }],
          },
          { status: 400 },
        ),
      ),
    );
    await placeOrder();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('must be numeric'),
    );
  });

  test('P23: a session that ended keeps the order and its key, and leads to the login and back', async () => {
    const keys = watchKeys();
    const person = shop.signIn();
    const { placeOrder } = await openFilledIn({ person });
    shop.world.sessions.clear();
    await placeOrder();
    expect(await screen.findByText('You have been signed out')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'LogIn' })).toHaveAttribute('href', '/login?next=%2Fbilling');
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Gurung');
    shop.signIn();
    await placeOrder();
    await placed();
    expect(keys[1]).toBe(keys[0]);
    expect(shop.world.orders[0]).toMatchObject({ user: person._id });
  });
});
