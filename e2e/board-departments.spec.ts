import { expect, type Page } from '@playwright/test';
import { accept, cardIn, DESK, TABLET } from './support/board';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderAsGuest } from './support/place-order';
import { allowFailedRequests } from './support/watched-test';

const card = (page: Page, code: string) => page.getByRole('article', { name: new RegExp(code) });
const done = (page: Page, code: string) => card(page, code).getByRole('button', { name: /^Done, / });

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

for (const viewport of [TABLET, DESK])
  test(`C221, C222: a mixed order is accepted, cooked, packed and ready; each screen follows without a reload (${viewport.width})`, async ({
    openDashboard,
    visit,
    staffApi,
    request,
  }) => {
    allowFailedRequests();
    const momo = await staffApi.addDish('Momo', 320);
    const scarf = await staffApi.addPiece('Scarf', 900, { colors: ['Sand'], sizeOptions: ['M'] });
    const counter = await openDashboard('/admin/board', { viewport });
    const kitchen = await openDashboard('/admin/board?department=kitchen', { viewport });
    const { code, key } = await orderAsGuest(request, uniqueGuest('Prabin Thapa'), [
      { _id: momo._id, requests: 'No onion' },
      { _id: scarf._id, type: 'closet', selectedColor: 'Sand', selectedSize: 'M' },
    ]);
    const customer = await visit();
    await customer.goto(`/order/${code}?key=${key}`);
    const windows = [counter, kitchen, customer];
    await Promise.all(windows.map(markPage));

    await accept(counter, code);
    await expect(card(kitchen, code)).toContainText(momo.name);
    await expect(card(kitchen, code)).toContainText(`Closet: 1 ${scarf.name}`);
    await expect(cardIn(counter, 'Accepted', code).getByRole('group', { name: 'Kitchen' })).toBeVisible();

    // Without network the kitchen keeps its card, and Done waits.
    await kitchen.context().setOffline(true);
    await expect(kitchen.getByText(/^No network since/)).toBeVisible();
    await expect(done(kitchen, code)).toBeDisabled();
    await kitchen.context().setOffline(false);
    await expect(kitchen.getByText(/^No network since/)).toBeHidden();

    await card(kitchen, code)
      .getByRole('button', { name: new RegExp(momo.name) })
      .click();
    await done(kitchen, code).click();
    await expect(kitchen.getByText('is done').first()).toBeVisible();
    await expect(
      cardIn(counter, 'Preparing', code).getByRole('group', { name: 'Kitchen, done' }),
    ).toBeVisible();
    const making = customer.getByRole('listitem').filter({ hasText: 'Being prepared' });
    await expect(making).toHaveAttribute('aria-current', 'step');

    await counter.getByRole('link', { name: 'Closet', exact: true }).click();
    await expect(card(counter, code)).toContainText('Sand, M');
    await done(counter, code).click();
    const isReady = customer.getByRole('heading', { level: 1, name: 'Ready at the counter' });
    await expect(isReady).toBeVisible();
    await counter.getByRole('button', { name: new RegExp(`^Undo: order ${code}`) }).click();
    await expect(making).toHaveAttribute('aria-current', 'step');
    await done(counter, code).click();
    await expect(isReady).toBeVisible();
    await counter.getByRole('link', { name: 'Counter' }).click();
    await cardIn(counter, 'Ready', code)
      .getByRole('button', { name: /^Handed over/ })
      .click();
    await expect(customer.getByRole('heading', { level: 1, name: /^Picked up at / })).toBeVisible();
    expect(await Promise.all(windows.map(isSamePage))).toEqual([true, true, true]);
  });
