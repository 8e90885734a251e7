import { screen, waitFor, within } from '@testing-library/react';
import { cardOf, openBoard, stepOrder } from '../../../../test/open-board';
import { closeDashboard } from '../../../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

/** 6:30 PM of the day of these tests, and 9 AM of the next one. */
const EVENING = '2026-11-20T12:45:00.000Z';
const MORNING = '2026-11-21T03:15:00.000Z';

test('C238: Accept promises the end of the slot that the customer chose; staff change it by five minutes', async () => {
  const { user, world } = await openBoard([stepOrder({ code: 'NEW222', slotAt: EVENING })]);
  const card = within(await cardOf('NEW222'));
  expect(card.getByText('For 6:30 to 6:45 PM')).toBeInTheDocument();
  expect(card.getByText('1 min')).toBeInTheDocument();
  expect(card.getByRole('status')).toHaveTextContent('By 6:45 PM');
  await user.click(card.getByRole('button', { name: '5 minutes less' }));
  expect(card.getByRole('status')).toHaveTextContent('By 6:40 PM5 min earlier than chosen');
  await user.click(card.getByRole('button', { name: '5 minutes more' }));
  await user.click(card.getByRole('button', { name: /^Accept/ }));
  await waitFor(() => expect(world.orders[0]?.promisedAt).toBe('2026-11-20T13:00:00.000Z'));
});

test('C238: a card says that an order is for tomorrow, before and after it is accepted', async () => {
  const { user } = await openBoard([stepOrder({ code: 'NEW222', slotAt: MORNING })]);
  const card = within(await cardOf('NEW222'));
  expect(card.getByText('For tomorrow, 9 to 9:15 AM')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: /^Accept/ }));
  const accepted = await within(screen.getByRole('region', { name: 'Accepted' })).findByText('16 h left');
  expect(accepted.closest('article')).toHaveTextContent('NEW222, Sita Rai, for 21 Nov, 9:15 AM');
});

test('C238: a slot that has passed gets the suggested minutes', async () => {
  await openBoard([stepOrder({ code: 'NEW222', slotAt: '2026-11-20T10:15:00.000Z' })]);
  expect(within(await cardOf('NEW222')).getByRole('status')).toHaveTextContent('15 min');
});
