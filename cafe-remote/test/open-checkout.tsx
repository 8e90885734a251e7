import { addGuestLine, readGuestLines } from '@storefront/shared/cart/guest-storage';
import type { User } from '@storefront/shared/contract/entities/user';
import { twoEspressos } from '@storefront/shared/dev/testing/new-line';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, within } from '@testing-library/react';
import { readItems } from '../src/common/checkout-item';
import CheckoutPage from '../src/pages/CheckoutPage';

/** Two espressos of a guest's cart on their way to the checkout. */
export const espresso = {
  ...twoEspressos,
  lineId: 'product-coffee-1||||',
  requests: 'hot',
} as const;

/** A dish of the mocks that the tests of mealtimes stop serving. */
export const roll = {
  ...espresso,
  lineId: 'roll',
  productId: 'product-bakery-2',
  name: 'Cinnamon Roll',
  price: 165,
} as const;

interface Setting {
  readonly items?: readonly unknown[] | undefined;
  readonly person?: User | undefined;
}

/**
 * Opens the checkout with items in the navigation state, two espressos unless others are given: a guest's from the cart of
 * this browser, a member's from Buy Now.
 */
export function openCheckout({ items, person }: Setting = {}) {
  const wanted = items ?? [person ? { ...espresso, lineId: null } : espresso];
  if (!person && readGuestLines(null).length === 0)
    for (const item of readItems(wanted)) if (item.lineId !== null) addGuestLine(null, item);
  const page = renderPage(<CheckoutPage />, {
    path: '/billing',
    route: '/billing',
    state: { items: wanted },
    ...(person && { person }),
  });
  const { user } = page;
  return {
    ...page,
    placeOrder: () => user.click(screen.getByRole('button', { name: 'PLACE ORDER' })),
    async choosePlace(name: string) {
      await user.click(screen.getByRole('combobox', { name: 'Delivery location' }));
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    },
    /** Everything that an order needs, pickup included. */
    async fillIn() {
      await user.click(screen.getByRole('radio', { name: /Self pickup/ }));
      await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Lane 3');
      await user.type(screen.getByRole('textbox', { name: 'Phone' }), '9801556209');
      if (!person) await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Sita Rai');
      await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
    },
  };
}

/** The slip beside the form. */
export const slip = () => within(screen.getByRole('complementary', { name: 'Order summary' }));

/** The total as the slip shows it. */
export const total = () => slip().getByText('Total').parentElement;
