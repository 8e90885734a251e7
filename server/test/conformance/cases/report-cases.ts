import type { SalesReport } from '@storefront/shared/contract/entities/sales-report';
import { dayNumber } from '@storefront/shared/rules/kathmandu';
import { refusal, success } from '../support/expect-answer';
import { addCoupon, newPhone, order, staffOrder } from '../support/offers';
import type { CaseGroup, Shop } from '../support/shop';

/** The day of every shop of these cases, and one at both sides. */
const around = { from: '2026-11-19', to: '2026-11-21' };

async function read(shop: Shop): Promise<SalesReport> {
  const admin = await shop.admin();
  return success('getSalesReport', await admin.call('getSalesReport', { query: around }));
}

const NAMES = ['orders', 'takings', 'collected', 'cafe', 'closet', 'coupons', 'deliveryFees'] as const;

/** Returns what became of the total since, without what stayed. */
const grown = (was: SalesReport, is: SalesReport) =>
  Object.fromEntries(
    NAMES.map(
      (name) => [name, Number((is.now.total[name] - was.now.total[name]).toFixed(2))] as const,
    ).filter(([, by]) => by !== 0),
  );

const setStatus = async (shop: Shop, id: string, status: 'pending' | 'completed' | 'cancelled', about = {}) =>
  success(
    'changeOrderStatus',
    await (await shop.admin()).call('changeOrderStatus', { params: { id }, body: { status, ...about } }),
  );

export const reportCases: CaseGroup = {
  title: 'reports',
  cases: [
    {
      name: 'C285: an order is in the takings when it is placed, collected when it is completed, and gone when it is cancelled',
      async run(shop) {
        const was = await read(shop);
        const { code } = await addCoupon(shop, { amount: 30 });
        const placed = success('placeGuestOrder', await order(shop, { code, seen: 30, total: 250 }));
        const stored = await staffOrder(shop, placed._id);
        const [goods = 0, total = 0] = [stored?.subtotal, stored?.totalAmount];
        const added = { orders: 1, takings: total, cafe: goods, coupons: 30 };
        expect(grown(was, await read(shop))).toEqual(added);
        await setStatus(shop, placed._id, 'completed');
        expect(grown(was, await read(shop))).toEqual({ ...added, collected: total });
        const refused = { cancelReason: 'Sorry, Latte is sold out today. You pay nothing.' };
        await setStatus(shop, placed._id, 'cancelled', refused);
        const after = await read(shop);
        expect(grown(was, after)).toEqual({});
        const lost = after.notSold.find(({ reason }) => reason === 'sold out');
        expect(lost).toMatchObject({ kind: 'shop', reason: 'sold out' });
        expect(lost?.amount).toBeGreaterThanOrEqual(total);
      },
    },
    {
      name: 'C285: hours, weekdays and items add up to the total; the range before is as long',
      async run(shop) {
        success('placeGuestOrder', await order(shop, {}));
        const { now, before, items } = await read(shop);
        for (const name of NAMES)
          for (const parts of [now.hours, now.weekdays])
            expect(parts.reduce((sum, part) => sum + part[name], 0)).toBeCloseTo(now.total[name], 2);
        expect([now.hours.length, now.weekdays.length]).toEqual([24, 7]);
        expect(now.weekdays.reduce((sum, { days }) => sum + days, 0)).toBe(3);
        expect(dayNumber(before.from)).toBe(dayNumber(now.from) - 3);
        expect(dayNumber(before.to)).toBe(dayNumber(now.from) - 1);
        const sold = [...items.cafe.top, ...items.closet.top].reduce((sum, { takings }) => sum + takings, 0);
        expect(sold).toBeCloseTo(now.total.cafe + now.total.closet, 2);
        expect(items.cafe.count).toBe(items.cafe.top.length);
      },
    },
    {
      name: 'C286: a phone that orders twice is one new customer',
      async run(shop) {
        const was = (await read(shop)).customers;
        const phone = newPhone();
        const first = success('placeGuestOrder', await order(shop, { phone }));
        const second = success('placeGuestOrder', await order(shop, { phone }));
        const one = { ordered: was.ordered + 1, new: was.new + 1 };
        expect((await read(shop)).customers).toEqual(one);
        await setStatus(shop, first._id, 'cancelled');
        expect((await read(shop)).customers).toEqual(one);
        await setStatus(shop, second._id, 'cancelled');
        expect((await read(shop)).customers).toEqual(was);
      },
    },
    {
      name: 'C287: orders of a report can be listed: before a time, sold, with an item',
      async run(shop) {
        const admin = await shop.admin();
        const [kept, lost] = [
          success('placeGuestOrder', await order(shop, {})),
          success('placeGuestOrder', await order(shop, {})),
        ];
        await setStatus(shop, lost._id, 'cancelled');
        const ask = async (query: object) => {
          const found = success(
            'listOrders',
            await admin.call('listOrders', { query: { limit: 100, ...query } }),
          );
          return found.map(({ _id }) => _id).filter((id) => id === kept._id || id === lost._id);
        };
        expect(await ask({})).toEqual([lost._id, kept._id]);
        expect(await ask({ sold: true })).toEqual([kept._id]);
        const { createdAt, item } = (await staffOrder(shop, lost._id)) ?? {};
        expect(await ask({ until: createdAt })).toEqual([kept._id]);
        expect(await ask({ item: item?.[0]?.productId })).toEqual([lost._id, kept._id]);
        expect(await ask({ item: 'nothing' })).toEqual([]);
      },
    },
    {
      name: 'C286: only staff read reports; a range that cannot be is refused by field',
      async run(shop) {
        const admin = await shop.admin();
        const ask = (from: string, to: string) => admin.send('getSalesReport', { query: { from, to } });
        refusal(await ask('2026-11-20', '2026-11-19'), 400, 'to');
        refusal(await ask('2026-02-30', '2026-03-01'), 400, 'from');
        refusal(await ask('1999-12-31', '2000-01-01'), 400, 'from');
        refusal(await ask('2025-01-01', '2026-01-02'), 400, 'to');
        refusal(await admin.send('getSalesReport', { query: { from: '2026-11-20' } }), 400, 'to');
        success(
          'getSalesReport',
          await admin.call('getSalesReport', { query: { from: '2025-01-01', to: '2026-01-01' } }),
        );
        refusal(await shop.guest().call('getSalesReport', { query: around }), 401);
      },
    },
  ],
};
