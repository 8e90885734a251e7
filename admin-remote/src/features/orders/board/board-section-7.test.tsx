import { screen, waitFor, within } from '@testing-library/react';
import { makeOrder } from '../../../../test/make-order';
import { cardOf, cardsIn } from '../../../../test/open-board';
import { closePlainShop, openPlainShop } from '../../../../test/open-plain-shop';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closePlainShop);

test('§7: the board works with the four statuses, and hides minutes, delay and promised times', async () => {
  const { user, statuses } = openPlainShop('/admin/board', makeOrder({ code: 'ABC222' }));
  const card = within(await cardOf('ABC222'));
  expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
    'New',
    'In progress',
  ]);
  expect(card.queryByRole('group', { name: /^Minutes/ })).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: /^Accept/ }));
  await waitFor(() => expect(cardsIn('In progress')).toHaveLength(1));
  expect(statuses()).toEqual(['processing']);
  await user.click(screen.getByRole('button', { name: /^More for/ }));
  expect(screen.queryByRole('button', { name: /^Delay/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^Done: / }));
  await screen.findByText('is delivered', { exact: false });
  expect(statuses()).toEqual(['completed']);
  await user.click(await screen.findByRole('button', { name: /^Undo: / }));
  await waitFor(() => expect(cardsIn('In progress')).toHaveLength(1));
  expect(statuses()).toEqual(['processing']);
});

test('§7: there are no departments, whatever the address asks for', async () => {
  openPlainShop('/admin/board?department=kitchen', makeOrder({ code: 'ABC222' }));
  const card = within(await cardOf('ABC222'));
  expect(cardsIn('New')).toHaveLength(1);
  expect(screen.queryByRole('navigation', { name: 'Screen' })).not.toBeInTheDocument();
  expect(card.queryByRole('group', { name: 'Kitchen' })).not.toBeInTheDocument();
});

test('§7: a refusal asks for no reason, and can be undone', async () => {
  const { user, statuses } = openPlainShop('/admin/board', makeOrder({ code: 'ABC222' }));
  await cardOf('ABC222');
  await user.click(screen.getByRole('button', { name: /^More for/ }));
  await user.click(screen.getByRole('button', { name: 'Refuse…' }));
  await user.click(await screen.findByRole('button', { name: /^Undo: / }));
  await waitFor(() => expect(cardsIn('New')).toHaveLength(1));
  expect(statuses()).toEqual(['pending']);
});

test('§7: orders beyond the first page are on the board, whatever size a page has', async () => {
  const orders = Array.from({ length: 23 }, (_, index) => makeOrder({ code: `ABC${index}` }));
  openPlainShop('/admin/board', ...orders);
  await cardOf('ABC22');
  expect(cardsIn('New')).toHaveLength(23);
});
