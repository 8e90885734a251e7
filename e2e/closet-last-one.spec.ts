import { expect, type Page, type Route } from '@playwright/test';
import { fillInForPickup, goToCheckout, placeOrderButton, uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';

const placed = (page: Page) => page.getByText('Order is placed');
const whatChanged = (page: Page) => page.getByRole('dialog', { name: 'Something changed' });

/** Returns a route handler that holds requests until this many wait, then sends them all at once. */
function releaseTogether(count: number): (route: Route) => Promise<void> {
  const waiting: Route[] = [];
  return async (route) => {
    waiting.push(route);
    if (waiting.length === count) await Promise.all(waiting.splice(0).map((each) => each.continue()));
  };
}

test('P6: if two guests order the last piece at once, one gets it; the other sees why and keeps the cart', async ({
  staffApi,
  visit,
}) => {
  const fields = { availableStock: 1, colors: ['Moss'], sizeOptions: ['S', 'M'] };
  const shawl = await staffApi.addPiece('Festival shawl', 4200, fields);
  const line = { ...shawl, type: 'closet', selectedColor: 'Moss', selectedSize: 'M', quantity: 1 } as const;
  const guests = [uniqueGuest('Sita Rai'), uniqueGuest('Maya Lama')];
  const holdUntilBoth = releaseTogether(guests.length);
  const pages = await Promise.all(
    guests.map(async (guest) => {
      const page = await visit({ cart: [line] });
      await goToCheckout(page);
      await fillInForPickup(page, guest);
      await page.route('**/order/placeorder', holdUntilBoth, { times: 1 });
      return page;
    }),
  );
  await Promise.all(pages.map((page) => placeOrderButton(page).click()));
  await Promise.all(pages.map((page) => expect(placed(page).or(whatChanged(page))).toBeVisible()));
  const orders = await Promise.all(guests.map(({ fullName }) => staffApi.ordersOf({ search: fullName })));
  expect(orders.flat()).toMatchObject([
    {
      totalAmount: 4200,
      item: [{ name: shawl.name, quantity: 1, selectedColor: 'Moss', selectedSize: 'M' }],
    },
  ]);
  expect(await staffApi.stockOf(shawl)).toBe(0);

  const late = pages[orders.findIndex(({ length }) => length === 0)];
  if (!late) throw new Error('both guests have an order');
  await expect(whatChanged(late)).toContainText(`${shawl.name}: is sold out`);
  await expect(whatChanged(late).getByRole('button', { name: /^Order for/ })).toHaveCount(0);
  await whatChanged(late).getByRole('button', { name: 'Back to my order' }).click();
  await late.getByRole('link', { name: 'Cart, 1 item' }).click();
  const kept = late.getByRole('listitem', { name: shawl.name });
  await expect(kept).toContainText('Moss, M');
  await expect(kept).toContainText('No longer available');

  await late.goto(`/csingle/${shawl._id}`);
  await expect(late.getByText('out of stock', { exact: true })).toBeVisible();
  await expect(late.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await expect(late.getByRole('group', { name: /^Quantity/ })).toHaveCount(0);
});
