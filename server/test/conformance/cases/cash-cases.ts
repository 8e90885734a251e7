import type { CashPeriod } from '@storefront/shared/contract/entities/cash';
import { refusal, success } from '../support/expect-answer';
import { order, staffOrder } from '../support/offers';
import type { CaseGroup, Shop } from '../support/shop';

const DAY = '2026-11-20';

const read = async (shop: Shop): Promise<CashPeriod> =>
  success('getCashPeriod', await (await shop.admin()).call('getCashPeriod', {}));

/** Closes the open period with the cash that should be there. */
async function close(shop: Shop, changes: Record<string, unknown> = {}) {
  const { number, expectedCash } = await read(shop);
  const form = { number, day: DAY, expectedCash, countedCash: Math.max(0, expectedCash), nextFloat: 0 };
  return (await shop.admin()).call('closeCash', { body: { ...form, ...changes } });
}

const setStatus = async (shop: Shop, id: string, status: 'completed' | 'cancelled') =>
  success(
    'changeOrderStatus',
    await (await shop.admin()).call('changeOrderStatus', { params: { id }, body: { status } }),
  );

/** Places a guest's order and hands it over. */
async function sell(shop: Shop) {
  const { _id } = success('placeGuestOrder', await order(shop, {}));
  await setStatus(shop, _id, 'completed');
  const stored = await staffOrder(shop, _id);
  return { _id, total: stored?.totalAmount ?? 0 };
}

export const cashCases: CaseGroup = {
  title: 'cash-up',
  cases: [
    {
      name: 'C310: orders that are handed over count in the open period until it is closed',
      async run(shop) {
        success('closeCash', await close(shop));
        const was = await read(shop);
        const { total } = await sell(shop);
        const is = await read(shop);
        expect(is.number).toBe(was.number);
        expect(is.sums).toMatchObject({ orders: was.sums.orders + 1, total: was.sums.total + total });
        expect(is.expectedCash).toBeCloseTo(was.expectedCash + total, 2);
        const counted = is.expectedCash + 10;
        refusal(await close(shop, { countedCash: counted }), 400, 'note');
        const note = 'Ten rupees too much';
        const closing = success('closeCash', await close(shop, { countedCash: counted, nextFloat: 7, note }));
        expect(closing).toMatchObject({ number: is.number, difference: 10, note, sums: is.sums });
        const [newest] = success(
          'listCashClosings',
          await (await shop.admin()).call('listCashClosings', {
            query: { before: String(is.number + 1), limit: '1' },
          }),
        );
        expect(newest).toEqual(closing);
        expect(await read(shop)).toMatchObject({ number: is.number + 1, float: 7, expectedCash: 7 });
      },
    },
    {
      name: 'C311: an order of a closed period that is cancelled is a correction, and the closing stays',
      async run(shop) {
        success('closeCash', await close(shop));
        const { _id, total } = await sell(shop);
        const closing = success('closeCash', await close(shop));
        await setStatus(shop, _id, 'cancelled');
        const { number, sums } = await read(shop);
        expect(sums).toMatchObject({ corrections: 1, corrected: -total, orders: -1, cash: -total });
        const admin = await shop.admin();
        const found = await admin.call('listCashCorrections', { query: { number: String(number) } });
        expect(success('listCashCorrections', found)).toMatchObject([
          { orderId: _id, before: total, after: null, cash: -total },
        ]);
        const [kept] = success('listCashClosings', await admin.call('listCashClosings', {}));
        expect(kept).toEqual(closing);
        const note = 'Given back from the drawer';
        success('closeCash', await close(shop, { note }));
      },
    },
    {
      name: 'C310: a form of another period, or with other cash than now, is refused with the period of now',
      async run(shop) {
        success('closeCash', await close(shop));
        const { number } = await read(shop);
        for (const stale of [{ number: number + 3 }, { expectedCash: 12_345 }])
          expect(refusal(await close(shop, stale), 409)).toMatchObject({ data: { period: { number } } });
        for (const [field, wrong] of [
          ['day', { day: '2099-01-01' }],
          ['day', { day: 'today' }],
          ['nextFloat', { nextFloat: 9_000_000 }],
          ['expectedCash', { expectedCash: null }],
        ] as const)
          refusal(await close(shop, wrong), 400, field);
      },
    },
  ],
};
