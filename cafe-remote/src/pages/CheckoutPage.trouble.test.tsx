import { PAGE_BLOCKS } from '@storefront/shared/config';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { notify } from '@storefront/shared/toast';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { espresso, openCheckout } from '../../test/open-checkout';

const shop = mockShop();

const placed = () => screen.findByText('Order is placed');
const newOrders = () => shop.world.orders.filter(({ item }) => item[0]?.productId === espresso.productId);
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

describe('P1: one order', () => {
  test('for two quick clicks', async () => {
    const { user } = await openFilledIn();
    await user.dblClick(screen.getByRole('button', { name: 'PLACE ORDER' }));
    await placed();
    expect(shop.requests.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(newOrders()).toHaveLength(1);
  });

  test('C452: Enter in a text field places no order', async () => {
    const { user, placeOrder } = await openFilledIn();
    for (const name of ['Full name', 'Phone', 'Address'])
      await user.type(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), '{Enter}');
    expect(shop.requests.filter((call) => call.startsWith('POST'))).toEqual([]);
    await placeOrder();
    await placed();
    expect(newOrders()).toHaveLength(1);
  });

  test('for a click and Enter in a field', async () => {
    const { user, placeOrder } = await openFilledIn();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    shop.server.use(http.post('*/order/placeorder', () => held.then(() => undefined)));
    await placeOrder();
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '{Enter}');
    answer();
    await placed();
    expect(newOrders()).toHaveLength(1);
  });
});

describe('P2: a lost answer', () => {
  test('is looked up by key, and a placed order is not placed again', async () => {
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

  test('shows a message during the lookup', async () => {
    const { placeOrder } = await openFilledIn();
    shop.server.use(
      http.post('*/order/placeorder', () => HttpResponse.error()),
      http.get('*/order/bykey/:key', () => new Promise(() => {})),
    );
    await placeOrder();
    expect(await screen.findByText('Checking whether your order went through…')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'PLACE ORDER' })).toHaveAttribute('aria-busy', 'true');
  });

  test('without a lookup, keeps the key for the next click, also after a reload', async () => {
    const keys = watchKeys();
    const first = await openFilledIn();
    shop.server.use(
      http.post('*/order/placeorder', () => HttpResponse.error()),
      http.get('*/order/bykey/:key', () => HttpResponse.error()),
    );
    await first.placeOrder();
    expect(await screen.findByText(/it will not be ordered twice/)).toBeInTheDocument();
    first.unmount();
    const second = openCheckout();
    expect(await screen.findByText('Your order is not sent yet')).toBeInTheDocument();
    shop.server.resetHandlers();
    await second.user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await second.placeOrder();
    await placed();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  test('of an order that never arrived shows the network message and keeps the form', async () => {
    const { placeOrder } = await openFilledIn();
    shop.server.use(http.post('*/order/placeorder', () => HttpResponse.error()));
    await placeOrder();
    expect(await screen.findByText('Network Error')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Lane 3');
  });

  test('C158: stays on the page as not sent, with what was typed, until the order is placed', async () => {
    const { placeOrder } = await openFilledIn();
    shop.server.use(
      http.post('*/order/placeorder', () => HttpResponse.error()),
      http.get('*/order/bykey/:key', () => HttpResponse.error()),
    );
    expect(screen.queryByText('Your order is not sent yet')).not.toBeInTheDocument();
    await placeOrder();
    expect(await screen.findByText('Your order is not sent yet')).toBeInTheDocument();
    act(() => notify.dismiss());
    expect(screen.getByText('Your order is not sent yet')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Lane 3');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    shop.server.resetHandlers();
    await placeOrder();
    await placed();
    expect(screen.queryByText('Your order is not sent yet')).not.toBeInTheDocument();
  });

  test('C86, C158: of another server is not promised to be safe to send again', async () => {
    const { placeOrder } = await openFilledIn();
    const config = document.createElement('script');
    Object.assign(config, { type: 'application/json', id: PAGE_BLOCKS.config, text: '{"ownServer":false}' });
    document.head.append(config);
    shop.server.use(http.post('*/order/placeorder', () => HttpResponse.error()));
    await placeOrder();
    expect(await screen.findByText('Your order may not be sent')).toBeInTheDocument();
    expect(screen.queryByText(/not be ordered twice/)).not.toBeInTheDocument();
    config.remove();
  });

  test('blocks a changed order until the result of the first one is known', async () => {
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

describe('a refusal', () => {
  test('§8: shows the server’s message, else ‘Failed to place order’, and keeps the typed values', async () => {
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

  test('marks the field that the server names', async () => {
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

  test('P23: an expired session keeps the order and its key, and opens the login, which leads back', async () => {
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
