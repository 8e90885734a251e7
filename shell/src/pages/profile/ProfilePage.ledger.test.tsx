import type { PointsMovement } from '@storefront/shared/contract/entities/points';
import { answerEach } from '@storefront/shared/dev/mocks/node';
import { screen, waitFor } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';

const scrolled: string[] = [];

beforeEach(() => {
  scrolled.length = 0;
  window.Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.id);
  };
});
afterEach(() => {
  closeShop();
  Reflect.deleteProperty(window.Element.prototype, 'scrollIntoView');
});

const entry = (id: number, orderCode: string, about: Partial<PointsMovement> = {}): PointsMovement => ({
  _id: `${id}`,
  id: `${id}`,
  kind: 'earn',
  reason: 'cafe',
  points: 10,
  at: '2026-11-20T06:15:00.000Z',
  orderCode,
  ...about,
});

/** 25 entries of other orders, and three of the order 4Y2T8X on the second page. */
const ledger = Array.from({ length: 25 }, (_, index) => entry(index, `A${index}`));
ledger[13] = entry(13, '4Y2T8X', { reason: 'welcome-first-order', points: 30 });
ledger[14] = entry(14, '4Y2T8X');
ledger[16] = entry(16, '4Y2T8X', { kind: 'redeem', points: -20 });

/** Opens the profile of a member with that ledger. Returns the pages that it reads. */
async function openLedger(path: string) {
  const movementsNow = [...ledger];
  const shop = openShop({ path, person: 'customer' });
  const pages: number[] = [];
  answerEach(shop.server, 'getPoints', (request) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    pages.push(page);
    const movements = movementsNow.slice((page - 1) * 10, page * 10);
    return { balance: 240, owed: 0, expiring: [], movements };
  });
  await screen.findByText('Cafe order A0');
  return { ...shop, pages, movementsNow };
}

const marked = () => [...document.querySelectorAll('[data-sought]')].map(({ textContent }) => textContent);

test('C217: the address of an order’s points shows its entries, also on a later page', async () => {
  const { pages } = await openLedger('/profile#points-4Y2T8X');
  await waitFor(() => expect(scrolled).toEqual(['points-4Y2T8X']));
  expect(marked()).toEqual([
    expect.stringMatching(/^Your first order.*\+30$/),
    expect.stringMatching(/^Cafe order 4Y2T8X.*\+10$/),
    expect.stringMatching(/^Used for order 4Y2T8X.*−20$/),
  ]);
  const anchor = document.getElementById('points-4Y2T8X');
  expect(anchor).toHaveFocus();
  expect(anchor).toHaveTextContent('Cafe order 4Y2T8X');
  expect(pages).toEqual([1, 2]);
});

test('C217: an order without an entry marks none, and the whole ledger stands there', async () => {
  const { pages } = await openLedger('/profile#points-ZZZZZZ');
  await screen.findByText('Cafe order A24');
  expect([pages, marked(), scrolled]).toEqual([[1, 2, 3], [], []]);
});

test('without an order in the address one page is read, and none is marked', async () => {
  const { pages } = await openLedger('/profile');
  expect([pages, marked(), scrolled]).toEqual([[1], [], []]);
});

test('P26: a movement that arrives before "Show older" makes no other one show twice', async () => {
  const { user, movementsNow } = await openLedger('/profile');
  movementsNow.unshift(entry(99, 'NEW'));
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  await screen.findByText('Cafe order A18');
  expect(screen.getAllByText('Cafe order A9')).toHaveLength(1);
});
