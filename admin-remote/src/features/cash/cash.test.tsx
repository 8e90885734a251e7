import type { CashClosing } from '@storefront/shared/contract/entities/cash';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { addCash, showCashSums } from '@storefront/shared/ordering/cash-sums';
import { screen, waitFor, within } from '@testing-library/react';
import { makeOrder } from '../../../test/make-order';
import { closeDashboard, openDashboard } from '../../../test/open-dashboard';
import { closePlainShop, openPlainShop } from '../../../test/open-plain-shop';
import { cashCsv } from './cash-csv';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

/** 6:23 PM of Friday, 20 November 2026, in Nepal. */
const NOW = Date.UTC(2026, 10, 20, 12, 38);

beforeEach(() =>
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'setTimeout', 'setInterval'] }),
);
afterEach(closeDashboard);

const first: CashClosing = {
  number: 1,
  day: '2026-11-19',
  since: null,
  at: '2026-11-19T15:00:00.000Z',
  by: 'Rita Shrestha',
  float: 0,
  expectedCash: 500,
  countedCash: 500,
  difference: 0,
  nextFloat: 500,
  note: null,
  sums: showCashSums(addCash([]), { corrections: 0, corrected: 0 }),
};

const order = makeOrder({ _id: 'order-1', code: 'MOMO42', status: 'completed', totalAmount: 260 });

/** Another window hands an order of Rs 260 over, or cancels one of a closed period. */
function record(world: ReturnType<typeof openDashboard>['world'], is: 'sold' | 'cancelled') {
  if (!world.cash) throw new Error('The mocked shop has no cash-up');
  const sign = is === 'sold' ? 1 : -1;
  const paisa = sign * 260_00;
  const sums = { ...addCash([]), orders: sign, total: paisa, cash: paisa, cafe: paisa };
  const [before, after] = is === 'sold' ? [null, 260] : [260, null];
  const about = { orderId: order._id, code: 'MOMO42', at: '2026-11-20T12:30:00.000Z', by: 'Rita Shrestha' };
  const entry = { ...about, period: 2, sums, before, after, cash: sign * 260 };
  world.cash = { ...world.cash, entries: [...world.cash.entries, entry] };
}

function open(closings: readonly CashClosing[] = [first]) {
  const page = openDashboard('/admin/cash', { cash: { closings, entries: [] }, orders: [order] });
  const box = (name: RegExp) => screen.getByRole('textbox', { name });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const confirm = async (name: string) =>
    page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  return { ...page, box, press, confirm };
}

test('C310: begins with what is in the drawer; notes and coins add up', async () => {
  const { user, world, box, press, confirm } = open([]);
  await screen.findByRole('heading', { name: 'Count the drawer' });
  await user.type(box(/^Rs 500$/), '2');
  await user.type(box(/^Rs 5$/), '3');
  expect(box(/^Counted cash/)).toHaveValue('1015');
  await press('Begin the cash-up');
  await confirm('Begin the cash-up');
  await screen.findByRole('heading', { name: 'Period 2' });
  expect(world.cash?.closings).toMatchObject([{ number: 1, day: '2026-11-20', nextFloat: 1015 }]);
  expect(screen.getByRole('textbox', { name: /^Counted cash/ })).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Count the drawer' })).toHaveFocus());
});

test('C310: the form shows a difference at once and asks for a note; the list has the closing with its details', async () => {
  const { user, world, box, press, confirm } = open();
  record(world, 'sold');
  await screen.findByText(/Expected Rs 760.00/);
  await user.type(box(/^Counted cash/), '750');
  expect(screen.getByText('Difference: Rs 10.00 too little')).toBeInTheDocument();
  await press('Close the period');
  const note = box(/^Note/);
  expect(note).toHaveFocus();
  expect(note).toHaveAccessibleDescription('A note is required, because the drawer has Rs 10.00 too little');
  await user.type(note, 'Change for the tea man');
  await press('Close the period');
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Rs 750.00 counted for 20 Nov 2026, Rs 500.00 stay in the drawer. The drawer has Rs 10.00 too little.',
  );
  await confirm('Close the period');
  await screen.findByRole('heading', { name: 'Period 3' });
  await user.click(await screen.findByRole('button', { name: '2, 20 Nov 2026' }));
  const dialog = await screen.findByRole('dialog');
  for (const text of ['Total of 1 orderRs 260.00', 'Difference−Rs 10.00', 'Taken outRs 250.00', 'tea man'])
    expect(dialog).toHaveTextContent(text);
});

test('C310: the form says that cash came meanwhile, and keeps what staff typed', async () => {
  const { user, world, box, press, confirm } = open();
  await user.type(await screen.findByRole('textbox', { name: /^Counted cash/ }), '500');
  await user.type(box(/^Note/), 'Quiet day');
  record(world, 'sold');
  await press('Close the period');
  await confirm('Close the period');
  const told = 'The drawer should have Rs 760.00 now. Check the cash, and close again.';
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(await screen.findByText('Difference: Rs 260.00 too little')).toBeInTheDocument();
  expect([box(/^Counted cash/), box(/^Note/)].map((each) => (each as HTMLInputElement).value)).toEqual([
    '500',
    'Quiet day',
  ]);
  expect(world.cash?.closings).toHaveLength(1);
});

test('C311: an order of a closed period that changes is a correction, and leads to its order', async () => {
  const { world } = open();
  record(world, 'cancelled');
  const corrections = within(await screen.findByRole('region', { name: 'Corrections of closed periods' }));
  expect(await corrections.findByText('Rs 260.00 → not counted, cash −Rs 260.00')).toBeInTheDocument();
  expect(corrections.getByRole('link', { name: 'Order MOMO42' })).toBeInTheDocument();
});

test('C312: prints a closing alone', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '1, 19 Nov 2026' }));
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector('body > [data-print]')).toHaveTextContent(/Closing 119 Nov 2026.*By Rita/);
});

test('C312, P38: the export has a row for each closing, without formulas', () => {
  const csv = cashCsv([{ ...first, difference: -13, note: '=HYPERLINK("http://evil")' }]);
  const [head, row] = csv.split('\r\n');
  expect(head?.split(',')).toHaveLength(row?.split('","').length ?? 0);
  expect(row).toContain('"-13"');
  expect(row).toContain(`"'=HYPERLINK(""http://evil"")"`);
});

test('a cash-up that cannot be loaded says so and can be tried again', async () => {
  expectConsoleError(/^new orders ApiError/);
  openDashboard('/admin/cash', { behaviour: 'failing' });
  expect(await screen.findByText('Failed to load the cash-up')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('C312: a server without a cash-up leads to the first tab', async () => {
  const { history } = openDashboard('/admin/cash', { cash: null });
  await waitFor(() => expect(history.location.pathname).toBe('/admin'));
});

test('C312: a server that knows only §7 is not asked', async () => {
  const { history } = openPlainShop('/admin/cash');
  expect(await screen.findByRole('heading', { name: 'Cafe' })).toBeInTheDocument();
  expect(history.location.pathname).toBe('/admin');
  closePlainShop();
});

test('C312: closings come by pages of 30; after the last one there are none that are older', async () => {
  const { press } = open(Array.from({ length: 30 }, (_, index) => ({ ...first, number: index + 1 })));
  expect(await screen.findByRole('button', { name: /^30, / })).toBeInTheDocument();
  await press('Older');
  expect(await screen.findByText('No older closings')).toBeInTheDocument();
  expect(screen.queryByText('No closings yet')).not.toBeInTheDocument();
  await press('Newest');
  expect(await screen.findByRole('button', { name: /^30, / })).toBeInTheDocument();
});
