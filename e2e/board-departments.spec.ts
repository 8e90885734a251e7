import { expect, type Page } from '@playwright/test';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { acceptWithin, cardIn, DESK, openCardMenu, TABLET } from './support/board';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderAsGuest } from './support/place-order';
import { allowFailedRequests } from './support/watched-test';

const card = (page: Page, code: string) => page.getByRole('article', { name: new RegExp(code) });
const done = (page: Page, code: string) => card(page, code).getByRole('button', { name: /^Done, / });

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

for (const viewport of [TABLET, DESK])
  test(`C207, C210, C211, C221, C222: a mixed order is accepted, delayed, cooked, packed and delivered; each screen follows without a reload (${viewport.width})`, async ({
    openDashboard,
    visit,
    staffApi,
    request,
  }) => {
    allowFailedRequests();
    const place = `Ward ${Date.now()}`;
    await staffApi.addPlace(place, 50);
    const momo = await staffApi.addDish('Momo', 320);
    const scarf = await staffApi.addPiece('Scarf', 900, { colors: ['Sand'], sizeOptions: ['M'] });
    const counter = await openDashboard('/admin/board', { viewport });
    const kitchen = await openDashboard('/admin/board?department=kitchen', { viewport });
    const guest = uniqueGuest('Prabin Thapa');
    const lines = [
      { _id: momo._id, requests: 'No onion' },
      { _id: scarf._id, type: 'closet', selectedColor: 'Sand', selectedSize: 'M' },
    ] as const;
    const { code, key } = await orderAsGuest(request, guest, lines, { place });
    const promisedTime = async () => {
      const [order] = await staffApi.ordersOf({ search: guest.fullName });
      const [from, to] = [Date.parse(order?.acceptedAt ?? ''), Date.parse(order?.promisedAt ?? '')];
      return { minutes: Math.round((to - from) / 60_000), text: timeOfDay(to) };
    };
    const customer = await visit();
    await customer.goto(`/order/${code}?key=${key}`);
    const windows = [counter, kitchen, customer];
    await Promise.all(windows.map(markPage));
    const headline = (name: RegExp) => customer.getByRole('heading', { level: 1, name });

    await acceptWithin(counter, code, 20);
    await expect(headline(/with you by /i)).toBeVisible();
    const promised = await promisedTime();
    expect(promised.minutes).toBe(20);
    await expect(headline(/with you by /i)).toContainText(promised.text);
    await openCardMenu(counter, 'Accepted', code);
    await counter.getByRole('dialog').getByRole('button', { name: 'Delay by 10 min' }).click();
    await expect(headline(/^A little late: dishes by /)).toBeVisible();
    const delayed = await promisedTime();
    expect(delayed.minutes).toBe(30);
    await expect(headline(/^A little late: dishes by /)).toContainText(delayed.text);
    await expect(card(kitchen, code)).toContainText(momo.name);
    await expect(card(kitchen, code)).toContainText(`Closet: 1 ${scarf.name}`);
    await expect(cardIn(counter, 'Accepted', code).getByRole('group', { name: 'Kitchen' })).toBeVisible();

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
    const onTheWay = customer.getByRole('listitem').filter({ hasText: 'On the way' });
    await expect(onTheWay).toHaveAttribute('aria-current', 'step');
    await counter.getByRole('button', { name: new RegExp(`^Undo: order ${code}`) }).click();
    await expect(making).toHaveAttribute('aria-current', 'step');
    await done(counter, code).click();
    await expect(onTheWay).toHaveAttribute('aria-current', 'step');
    await counter.getByRole('link', { name: 'Counter' }).click();
    await cardIn(counter, 'Ready', code)
      .getByRole('button', { name: /^Delivered, Rs 1,270.00 collected: / })
      .click();
    await expect(headline(/^Delivered at /)).toBeVisible();
    expect(await Promise.all(windows.map(isSamePage))).toEqual([true, true, true]);
  });

test('C222: a kitchen without network keeps its cards and waits; then it shows what changed meanwhile', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  allowFailedRequests();
  const momo = await staffApi.addDish('Momo', 320);
  const place = async (name: string) => {
    const guest = uniqueGuest(name);
    const { code } = await orderAsGuest(request, guest, [{ _id: momo._id }]);
    const [order] = await staffApi.ordersOf({ search: guest.fullName });
    return { code, id: order?._id ?? '' };
  };
  const stays = await place('Maya Lama');
  const leaves = await place('Om Rai');
  for (const { id } of [stays, leaves]) await staffApi.setStep(id, 'accepted');
  const kitchen = await openDashboard('/admin/board?department=kitchen', { viewport: TABLET });
  await expect(card(kitchen, leaves.code)).toBeVisible();
  await markPage(kitchen);

  await kitchen.context().setOffline(true);
  await expect(kitchen.getByText(/^No network since/)).toBeVisible();
  await staffApi.setStatus(leaves.id, 'cancelled');
  const comes = await place('Sita Rai');
  await staffApi.setStep(comes.id, 'accepted');
  for (const { code } of [stays, leaves]) await expect(done(kitchen, code)).toBeDisabled();
  await expect(card(kitchen, comes.code)).toHaveCount(0);

  await kitchen.context().setOffline(false);
  await expect(kitchen.getByText(/^No network since/)).toBeHidden();
  await expect(card(kitchen, comes.code)).toBeVisible();
  await expect(card(kitchen, leaves.code)).toHaveCount(0);
  await done(kitchen, stays.code).click();
  await expect(kitchen.getByText('is done').first()).toBeVisible();
  expect(await isSamePage(kitchen)).toBe(true);
});
