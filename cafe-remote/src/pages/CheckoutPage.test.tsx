import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { espresso, openCheckout, slip, total } from '../../test/open-checkout';
import CheckoutPage from './CheckoutPage';

const shop = mockShop();

describe('the items', () => {
  test('§2: come from the navigation state and appear in the summary', async () => {
    openCheckout();
    expect(await slip().findByText('Espresso')).toBeInTheDocument();
    expect(slip().getByText('2 × Rs 120.00')).toBeInTheDocument();
    expect(slip().getByText('hot')).toBeInTheDocument();
    expect(total()).toHaveTextContent('Rs 240.00');
  });

  test('C56, P29: survive a reload, with all typed and chosen values', async () => {
    const first = openCheckout();
    await first.choosePlace('Lakeside');
    await first.user.type(screen.getByRole('textbox', { name: 'Address' }), 'Lane 3');
    first.unmount();
    renderPage(<CheckoutPage />, { path: '/billing', route: '/billing' });
    expect(await slip().findByText('Espresso')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Lane 3');
    expect(screen.getByRole('combobox', { name: 'Delivery location' })).toHaveValue('Lakeside');
    expect(total()).toHaveTextContent('Rs 290.00');
  });

  test.each([
    ['nothing of the kind', 'x'],
    ['a price that is none', [{ ...espresso, price: '120' }]],
    ['half a piece', [{ ...espresso, quantity: 0.5 }]],
  ])('P24: ignores %s in the history state', async (_, items) => {
    renderPage(<CheckoutPage />, { path: '/billing', route: '/billing', state: { items } });
    expect(await screen.findByText('No items found')).toBeInTheDocument();
  });
});

describe('the customer', () => {
  test('§2: a guest sees an invitation to sign up', async () => {
    openCheckout();
    expect(await screen.findByRole('link', { name: 'CREATE AN ACCOUNT' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fbilling',
    );
    expect(screen.getByRole('link', { name: 'Signup' })).toHaveAttribute('href', '/signup?next=%2Fbilling');
    expect(screen.getByRole('link', { name: 'LogIn' })).toHaveAttribute('href', '/login?next=%2Fbilling');
    expect(screen.queryByRole('combobox', { name: 'Points to use' })).not.toBeInTheDocument();
  });

  test('a member sees name and e-mail filled in, and no invitation', async () => {
    openCheckout({ person: shop.signIn() });
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Gurung');
    expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue('asha@example.com');
    expect(screen.queryByRole('link', { name: 'CREATE AN ACCOUNT' })).not.toBeInTheDocument();
  });

  test('§5, C13: points in 31 steps of 5, capped by the balance', async () => {
    const { user } = openCheckout({ person: shop.signIn() });
    const points = await screen.findByRole('combobox', { name: 'Points to use' });
    const options = within(points).getAllByRole<HTMLOptionElement>('option');
    expect(options).toHaveLength(31);
    expect(options.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(
      Array.from({ length: 18 }, (_, step) => String(step * 5)),
    );
    await user.selectOptions(points, '50');
    expect(slip().getByText('−Rs 50.00')).toBeInTheDocument();
    expect(total()).toHaveTextContent('Rs 190.00');
    expect(slip().getByText('3 points')).toBeInTheDocument();
  });

  test('C12: points beyond the total cannot be chosen', async () => {
    openCheckout({ items: [{ ...espresso, price: 22, quantity: 1 }], person: shop.signIn() });
    const points = await screen.findByRole('combobox', { name: 'Points to use' });
    const enabled = within(points)
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ disabled }) => !disabled);
    expect(enabled.map(({ value }) => value)).toEqual(['0', '5', '10', '15', '20']);
  });
});

describe('the shipping', () => {
  const combobox = () => screen.getByRole('combobox', { name: 'Delivery location' });

  test('§2: the search shows places with their rates, and focus reloads them', async () => {
    const { user } = openCheckout();
    await waitFor(() => expect(shop.requests.filter((call) => call.includes('getadd'))).toHaveLength(1));
    await user.click(combobox());
    await waitFor(() => expect(shop.requests.filter((call) => call.includes('getadd'))).toHaveLength(2));
    expect(screen.getAllByRole('option')).toHaveLength(4);
    await user.type(combobox(), 'bag');
    expect(screen.getByRole('option', { name: /75\.50/ })).toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  test("§8: 'No locations found'", async () => {
    const { user } = openCheckout();
    await user.type(combobox(), 'Kathmandu');
    expect(await screen.findByText('No locations found')).toBeInTheDocument();
  });

  test('the list supports arrows, Enter and Escape', async () => {
    const { user } = openCheckout();
    await user.click(combobox());
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(combobox()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Chipledhunga/ }).id,
    );
    await user.keyboard('{Enter}');
    expect(combobox()).toHaveValue('Chipledhunga');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('typing a full name chooses the place', async () => {
    const { user } = openCheckout();
    await user.click(combobox());
    await screen.findAllByRole('option');
    await user.type(combobox(), 'lakeSIDE');
    await user.tab();
    expect(total()).toHaveTextContent('Rs 290.00');
  });

  test('§4: pickup has no fee and no place; delivery restores both', async () => {
    const { user, choosePlace } = openCheckout();
    await choosePlace('Lakeside');
    expect(slip().getByText('Delivery to Lakeside')).toBeInTheDocument();
    expect(total()).toHaveTextContent('Rs 290.00');
    await user.click(screen.getByRole('radio', { name: /Self pickup/ }));
    expect(total()).toHaveTextContent('Rs 240.00');
    expect(slip().getByText('Pick-up')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Delivery location' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    expect(total()).toHaveTextContent('Rs 290.00');
    expect(combobox()).toHaveValue('Lakeside');
  });

  test('C10, P14: a reloaded list shows the changed rate', async () => {
    const { user, choosePlace } = openCheckout();
    await choosePlace('Lakeside');
    shop.world.locations = shop.world.locations.map((place) =>
      place.address === 'Lakeside' ? { ...place, rate: 80 } : place,
    );
    await user.click(screen.getByRole('textbox', { name: 'Address' }));
    await user.click(combobox());
    await waitFor(() => expect(total()).toHaveTextContent('Rs 320.00'));
  });

  test('C11: a stored draft cannot select the mystery mode', async () => {
    sessionStorage.setItem(
      'cafe:checkoutDraft',
      JSON.stringify({ shipping: { mode: 'mystery', place: null } }),
    );
    const { placeOrder } = openCheckout();
    expect(screen.getByRole('radio', { name: /Delivery/ })).toBeChecked();
    const shipping = within(screen.getByRole('group', { name: 'Shipping' }));
    expect(shipping.getAllByRole('radio')).toHaveLength(2);
    await placeOrder();
    expect((await screen.findAllByText('Please select a delivery location')).length).toBeGreaterThan(0);
  });

  test('Retry loads places after a failure', async () => {
    shop.world.behaviour = 'failing';
    const { user } = openCheckout();
    await waitFor(() => expect(screen.getAllByText('Failed to fetch locations')).toHaveLength(2));
    shop.world.behaviour = 'normal';
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(combobox());
    expect(await screen.findAllByRole('option')).toHaveLength(4);
  });

  test('C81: the estimate of 30 to 60 minutes is for dishes, not for clothes, and not for a closed shop', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T06:15:00Z'));
    const { unmount } = openCheckout();
    expect(screen.getByText('30 to 60 minutes')).toBeInTheDocument();
    unmount();
    const clothes = openCheckout({ items: [{ ...espresso, type: 'closet' }] });
    expect(screen.queryByText('30 to 60 minutes')).not.toBeInTheDocument();
    clothes.unmount();
    clock.mockReturnValue(Date.parse('2026-11-20T16:00:00Z'));
    openCheckout();
    expect(screen.queryByText('30 to 60 minutes')).not.toBeInTheDocument();
    expect(screen.getByText('As soon as we open')).toBeInTheDocument();
    clock.mockRestore();
  });
});

test('C81: a checkout of clothes alone does not speak of food', async () => {
  const { user } = openCheckout({ items: [{ ...espresso, type: 'closet' }] });
  expect(slip().queryByText(/food/i)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'terms and conditions' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Terms and conditions' }));
  expect(dialog.queryByText(/food/i)).not.toBeInTheDocument();
  expect(dialog.getByText(/as long as we agree on/)).toBeInTheDocument();
});

test('§2: the payment note speaks of the door for delivery only', async () => {
  const { user } = openCheckout();
  expect(slip().getByText('Cash on delivery. You can also pay online at the door.')).toBeInTheDocument();
  expect(slip().getByText('Food and drinks cannot be returned.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Self pickup/ }));
  expect(slip().queryByText(/door/)).not.toBeInTheDocument();
  expect(slip().getByText('Cash on pick-up. You can also pay online at the counter.')).toBeInTheDocument();
});

test('§2: the terms open from their link and close with ×; the consent stays the customer’s', async () => {
  const { user } = openCheckout();
  await user.click(screen.getByRole('button', { name: 'terms and conditions' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Terms and conditions' }));
  expect(dialog.getByText(/non-returnable/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
});
