import { readGuestLines } from '@storefront/shared/cart/guest-storage';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { personAtom, sessionPhaseAtom, signIn } from '@storefront/shared/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { espresso, openCheckout } from '../../test/open-checkout';

const shop = mockShop();

const placed = () => screen.findByText('Order is placed');
const keep = (...lines: object[]) => localStorage.setItem('cart', JSON.stringify(lines));
const stored = () => JSON.parse(localStorage.getItem('cart') ?? 'null') as unknown;
const guestLine = { ...espresso, _id: espresso.productId };

describe('missing entries', () => {
  test('§5: show an error at each field, focus the first one and send nothing', async () => {
    const { placeOrder } = openCheckout();
    await placeOrder();
    const name = screen.getByRole('textbox', { name: 'Full name' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Please enter your full name');
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      'Please enter your address',
    );
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'Please enter your phone number',
    );
    expect(screen.getByRole('combobox', { name: 'Delivery location' })).toHaveAccessibleDescription(
      /^Please select a delivery location/,
    );
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(
      'Please accept the terms and conditions',
    );
    expect(shop.requests.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test("§8: 'Please select a delivery location' is also a message, and disappears when a place is chosen", async () => {
    const { fillIn, placeOrder, choosePlace, user } = openCheckout();
    await fillIn();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await placeOrder();
    expect(
      within(await screen.findByRole('alert')).getByText('Please select a delivery location'),
    ).toBeInTheDocument();
    await choosePlace('Lakeside');
    const box = screen.getByRole('combobox', { name: 'Delivery location' });
    expect(box).not.toHaveAccessibleDescription(/Please select/);
    await waitFor(() => expect(screen.queryByText('Please select a delivery location')).toBeNull());
  });

  test('the message about a missing place goes when the customer picks the order up', async () => {
    const { placeOrder, user } = openCheckout();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await placeOrder();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select a delivery location');
    await user.click(screen.getByRole('radio', { name: /Self pickup/ }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
  });

  test.each([
    ['98x', false],
    ['98412345678', false],
    ['+1 555 1234', false],
    ['+977 984-123 4567', true],
    ['(061) 456789', true],
  ])('§5, C30: the phone number %s is checked by the rule that the hint states', async (number, isValid) => {
    const rule = 'Use digits only, 10 at most; +977 in front is fine';
    const { user, placeOrder } = openCheckout();
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    expect(phone).toHaveAccessibleDescription(rule);
    await user.type(phone, number);
    await placeOrder();
    expect(phone).toHaveAccessibleDescription(rule);
    expect(phone.getAttribute('aria-invalid') === 'true').toBe(!isValid);
    // The focus goes to the first wrong field in the next frame.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
    await user.type(phone, '1');
    expect(phone).toBeValid();
  });

  test('C30: a short number shows a warning and is accepted', async () => {
    const { user } = openCheckout();
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.type(phone, '12345');
    expect(phone).toHaveAccessibleDescription('This looks short. Is it complete?');
    expect(phone).not.toBeInvalid();
  });

  test('§5: an e-mail address is optional, but must be valid', async () => {
    const { user, placeOrder } = openCheckout();
    const email = screen.getByRole('textbox', { name: /E-mail/ });
    await user.type(email, 'sita@');
    await placeOrder();
    expect(email).toHaveAccessibleDescription('This is not an e-mail address');
  });
});

describe('C404: after "Order is placed", where the browser stores nothing', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [
      'its storage is full',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
    [
      'it forbids storage',
      () => {
        for (const name of ['localStorage', 'sessionStorage'] as const)
          jest.spyOn(window, name, 'get').mockImplementation(() => {
            throw new DOMException('denied', 'SecurityError');
          });
      },
    ],
  ])('because %s, the order’s own page opens with its key, and the cart is empty', async (_, prevent) => {
    prevent();
    const { fillIn, placeOrder, history } = openCheckout();
    await fillIn();
    await placeOrder();
    await placed();
    await waitFor(() => expect(history.location.pathname).toMatch(/^\/order\/[2-9B-Z]{6}$/));
    expect(history.location.search).toMatch(/^\?key=.+/);
    expect(history.action).toBe('REPLACE');
    expect(readGuestLines(null)).toEqual([]);
  });
});

describe('a guest’s order', () => {
  test('§3, §4: has the payload of the specification, removes only the ordered lines from the cart, and opens /', async () => {
    keep(guestLine, { ...guestLine, lineId: 'other', _id: 'product-plates-1', name: 'Chicken Momo' });
    let sent: unknown;
    shop.server.events.on('request:start', async ({ request }) => {
      if (request.url.endsWith('/order/placeorder')) sent = await request.clone().json();
    });
    const { fillIn, placeOrder, choosePlace, user, history } = openCheckout();
    await fillIn();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await choosePlace('Lakeside');
    await placeOrder();
    expect(await placed()).toBeInTheDocument();
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(sent).toEqual({
      data: { fullName: 'Sita Rai', address: 'Lane 3', phone: '9801556209', email: null, points: 0 },
      deliveryLocation: 'Lakeside',
      deliveryOption: 'Lakeside',
      item: [
        {
          _id: 'product-coffee-1',
          type: 'product',
          name: 'Espresso',
          price: 120,
          quantity: 2,
          selectedSize: null,
          selectedColor: null,
          requests: 'hot',
        },
      ],
      product: ['product-coffee-1'],
      totalAmount: 290,
      showsChanges: true,
    });
    expect(stored()).toMatchObject([{ name: 'Chicken Momo' }]);
  });

  test('C9: has pickup in both spellings of the wire', async () => {
    const { fillIn, placeOrder } = openCheckout();
    await fillIn();
    await placeOrder();
    await placed();
    expect(shop.world.orders[0]).toMatchObject({
      deliveryLocation: 'Pick-up',
      deliveryOption: 'Pick up',
      user: null,
      totalAmount: 240,
    });
  });

  test('C22: removing the last line deletes the storage key; Buy Now does not change the cart', async () => {
    keep(guestLine);
    const bought = openCheckout({ items: [{ ...espresso, lineId: null }] });
    await bought.fillIn();
    await bought.placeOrder();
    await placed();
    expect(stored()).toHaveLength(1);
    bought.unmount();
    const ordered = openCheckout();
    await ordered.fillIn();
    await ordered.placeOrder();
    await waitFor(() => expect(localStorage.getItem('cart')).toBeNull());
  });

  test('leaves no history entry and no stored copy', async () => {
    const { fillIn, placeOrder, history } = openCheckout();
    await fillIn();
    await placeOrder();
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(history.action).toBe('REPLACE');
    expect(Object.keys(sessionStorage)).toEqual(['visitHasOrder']);
  });
});

/** What the espressos of the guest's cart are in the member's. */
const lineOnServer = {
  _id: 'line-of-server',
  itemId: 'product-coffee-1',
  type: 'product' as const,
  quantity: 3,
  selectedColor: null,
  selectedSize: null,
  requests: 'hot',
  tableNumber: null,
};

describe('a member’s order', () => {
  test('§4: redeems points, belongs to the account, and is removed from the server cart', async () => {
    const person = shop.signIn();
    const line = {
      _id: 'line-1',
      itemId: 'product-coffee-1',
      type: 'product' as const,
      quantity: 2,
      selectedColor: null,
      selectedSize: null,
      requests: 'hot',
      tableNumber: null,
    };
    shop.world.carts.set(person._id, [line, { ...line, _id: 'line-2', itemId: 'product-plates-1' }]);
    const { fillIn, placeOrder, user } = openCheckout({ items: [{ ...espresso, lineId: 'line-1' }], person });
    await fillIn();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Points to use' }), '50');
    await placeOrder();
    await placed();
    expect(shop.world.orders[0]).toMatchObject({ user: person._id, redeemedPoints: 50, totalAmount: 190 });
    await waitFor(() => expect(shop.world.carts.get(person._id)).toMatchObject([{ _id: 'line-2' }]));
  });

  test('C13: the balance is fresh after an order, so no points are offered twice', async () => {
    const person = shop.signIn();
    const { fillIn, placeOrder, user, store } = openCheckout({ person });
    await fillIn();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Points to use' }), '50');
    await placeOrder();
    await placed();
    await waitFor(() => expect(store.get(personAtom)?.points).toBe(35));
  });

  test('C22, P20: removes the right line from the cart after a login has changed the line ids', async () => {
    const person = shop.signIn();
    shop.world.carts.set(person._id, [lineOnServer]);
    const { fillIn, placeOrder } = openCheckout({ person, items: [espresso] });
    await waitFor(() => expect(shop.requests).toContain('GET /api/v1/cart/getcart'));
    await fillIn();
    await placeOrder();
    await placed();
    await waitFor(() => expect(shop.world.carts.get(person._id)).toMatchObject([{ quantity: 1 }]));
  });

  test('§8: shows a message if the cart cannot be cleared; the order is placed', async () => {
    expectConsoleError(/^cart ApiError: Network Error/);
    const person = shop.signIn();
    shop.server.use(http.delete('*/cart/delete/:id', () => HttpResponse.error()));
    shop.world.carts.set(person._id, [{ ...lineOnServer, quantity: 2 }]);
    const { fillIn, placeOrder, history } = openCheckout({ person, items: [espresso] });
    await fillIn();
    await placeOrder();
    expect(await screen.findByText('Failed to remove item from cart')).toBeInTheDocument();
    await waitFor(() => expect(history.location.pathname).toBe('/'));
  });

  test('C89: shows the form once the session is known, and keeps a guest’s typed values', async () => {
    const person = shop.signIn();
    const { store, queries, user } = openCheckout();
    await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'A. Gurung');
    act(() => store.set(sessionPhaseAtom, 'unknown'));
    expect(await screen.findByText('Loading the checkout')).toBeInTheDocument();
    act(() => signIn({ store, queries }, person));
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('A. Gurung');
    expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue('asha@example.com');
  });
});
