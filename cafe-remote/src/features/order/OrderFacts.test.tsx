import { contact } from '@storefront/shared/content';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, within } from '@testing-library/react';
import { placedOrder } from '../../../test/orders';
import { WhereItGoes } from './OrderFacts';

mockShop();

const order = { ...placedOrder('1'), isMember: false, tableConfirmed: null } as FollowedOrder;
const delivery = { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' };
const table = { tableNumber: '7', deliveryOption: null, deliveryLocation: null };

/** Renders the facts of an order, and returns them by their names. */
function open(about: Partial<FollowedOrder>) {
  renderPage(<WhereItGoes order={{ ...order, ...about }} />, { path: '/order/4Y2T8X' });
  const rows = within(screen.getByRole('heading', { level: 2 }).closest('section') as HTMLElement);
  return rows
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);
}

test('C191: a delivery goes to the address of its customer', () => {
  expect(open({ ...delivery, address: 'House 14, blue gate' })).toEqual([
    ['Name', 'Asha Gurung'],
    ['Address', 'House 14, blue gate'],
    ['Payment', 'Cash or online, at the door'],
  ]);
  expect(screen.getByRole('heading', { name: 'Where it goes' })).toBeInTheDocument();
});

test('C191: a pick-up waits at the shop, not at the address of its customer', () => {
  expect(open({})).toEqual([
    ['Name', 'Asha Gurung'],
    ['Pick up at', `${contact.street}, ${contact.city}`],
    ['Payment', 'Cash or online, at the counter'],
  ]);
  expect(screen.getByRole('heading', { name: 'Where it waits' })).toBeInTheDocument();
});

test('C191: an order of a table names the table, and nobody who gave no name', () => {
  expect(open({ ...table, fullName: null })).toEqual([
    ['Table', '7'],
    ['Payment', 'When you ask for the bill'],
  ]);
});

test.each([
  [{ paymentMethod: 'cash' }, 'Cash or online, at the counter'],
  [{ paymentMethod: 'card' }, 'Card at the counter'],
  [{ ...delivery, paymentMethod: 'card' }, 'Card at the door'],
  [{ paymentMethod: 'esewa', paymentStatus: 'unpaid' }, 'eSewa'],
  [{ ...delivery, paymentMethod: 'khalti', paymentStatus: 'submitted' }, 'Khalti'],
  [{ paymentMethod: 'fonepay', paymentStatus: 'refused' }, 'Fonepay QR'],
  [{ paymentMethod: 'esewa', paymentStatus: 'confirmed' }, 'eSewa, paid'],
] as const)('C280: of an order with %j the page says how it is paid', (about, said) => {
  expect(open(about).at(-1)).toEqual(['Payment', said]);
});
