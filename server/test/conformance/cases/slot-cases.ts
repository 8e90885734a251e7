import { DEFAULT_PACE } from '@storefront/shared/ordering/suggest-minutes';
import { closetItems, places, products } from '../support/catalogue';
import { conflict, refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { water } = products;

/** 6:30 PM of the day of the tests, 20 November 2026, in Kathmandu. */
const SLOT = '2026-11-20T12:45:00.000Z';
const SLOT_END = '2026-11-20T13:00:00.000Z';

const order = (slotAt: string | null, lines = [line(water)]) => ({
  body: { ...checkout({ lines }), slotAt },
});

async function setPace(shop: Shop, ordersPerQuarter: number | null) {
  const admin = await shop.admin();
  const body = { pace: { ...DEFAULT_PACE, ordersPerQuarter } };
  return success('updateSettings', await admin.call('updateSettings', { body })).pace;
}

const slots = async (shop: Shop) => success('getSlots', await shop.guest().call('getSlots', {}));

export const slotCases: CaseGroup = {
  title: 'slots',
  cases: [
    {
      name: 'C235, C236: nothing waits at first, no slot is full, and any number of orders is taken',
      async run(shop) {
        expect(await slots(shop)).toEqual({
          queue: { kitchen: 0, bar: 0, closet: 0 },
          full: [],
          pace: DEFAULT_PACE,
        });
      },
    },
    {
      name: 'C235: staff set the pace and the way to a place; what is out of range is refused by field',
      async run(shop) {
        const admin = await shop.admin();
        expect(await setPace(shop, 12)).toEqual({ ...DEFAULT_PACE, ordersPerQuarter: 12 });
        const { minutes } = DEFAULT_PACE;
        for (const [pace, field] of [
          [{ ordersPerQuarter: 0, minutes }, 'pace.ordersPerQuarter'],
          [{ ordersPerQuarter: 201, minutes }, 'pace.ordersPerQuarter'],
          [{ ordersPerQuarter: null, minutes: { ...minutes, bar: 121 } }, 'pace.minutes.bar'],
          [{ ordersPerQuarter: null, minutes: { ...minutes, bar: 2.5 } }, 'pace.minutes.bar'],
          [{ ordersPerQuarter: null, minutes: { kitchen: 1, bar: 1 } }, 'pace.minutes.closet'],
        ] as const)
          refusal(await admin.send('updateSettings', { body: { pace } }), 400, field);
        await setPace(shop, null);
        const params = { id: places.lakeside._id };
        const change = (way: unknown) => admin.send('updateLocation', { params, body: { minutes: way } });
        expect(success('updateLocation', await change(25))).toMatchObject({ minutes: 25, rate: 50 });
        for (const way of [-1, 181, 2.5, '25']) refusal(await change(way), 400, 'minutes');
        const places25 = success('listLocations', await shop.guest().call('listLocations', {}));
        expect(places25.find(({ _id }) => _id === params.id)?.minutes).toBe(25);
        expect(success('updateLocation', await change(null)).minutes).toBeNull();
      },
    },
    {
      name: 'C236: member and guest choose a slot, which every view of the order has; a full one is refused',
      async run(shop) {
        await setPace(shop, 2);
        const { client } = await newMember(shop);
        const receipt = success('placeOrder', await client.call('placeOrder', order(SLOT)));
        const guests = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', order(SLOT)));
        expect([receipt.slotAt, guests.slotAt]).toEqual([SLOT, SLOT]);
        const params = { code: receipt.code ?? '' };
        expect(success('followOrder', await client.call('followOrder', { params })).slotAt).toBe(SLOT);
        const mine = success('listMyOrders', await client.call('listMyOrders', {}));
        expect(mine.orders.map(({ slotAt }) => slotAt)).toEqual([SLOT]);
        expect((await slots(shop)).full).toEqual([SLOT]);
        const { changes } = conflict(await shop.guest().call('placeGuestOrder', order(SLOT)));
        expect(changes).toEqual([{ kind: 'slot', _id: null, name: '6:30 to 6:45 PM', was: null, now: null }]);
        const soon = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', order(null)));
        expect(soon.slotAt).toBeNull();
        const admin = await shop.admin();
        const body = { status: 'cancelled' } as const;
        const id = { id: guests._id };
        success('changeOrderStatus', await admin.call('changeOrderStatus', { params: id, body }));
        expect((await slots(shop)).full).toEqual([]);
        const step = { step: 'accepted', promisedAt: SLOT_END } as const;
        const one = await admin.call('changeOrderStep', { params: { id: soon._id }, body: step });
        expect(success('changeOrderStep', one).slotAt).toBeNull();
        expect(await slots(shop)).toMatchObject({ full: [SLOT], queue: { kitchen: 0, bar: 1, closet: 0 } });
        await setPace(shop, null);
        expect((await slots(shop)).full).toEqual([]);
      },
    },
    {
      name: 'C236: what no order can be for is 400 with the field `slotAt`',
      async run(shop) {
        const guest = shop.guest();
        for (const slotAt of [
          '2026-11-20T12:46:00.000Z',
          '2026-11-20T18:00:00.000Z',
          '2026-11-20T06:00:00.000Z',
        ])
          refusal(await guest.call('placeGuestOrder', order(slotAt)), 400, 'slotAt');
        refusal(await guest.call('placeGuestOrder', order('2026-11-23T12:45:00.000Z')), 400, 'slotAt');
        refusal(await guest.call('placeGuestOrder', order('at six')), 400, 'slotAt');
        refusal(await guest.call('placeGuestOrder', order(SLOT, [line(closetItems.tee)])), 400, 'slotAt');
        const table = { tableNumber: '7', items: [line(water)], slotAt: SLOT };
        refusal(await guest.send('placeTableOrder', { body: table }), 400, 'slotAt');
        const both = order(SLOT, [line(water), line(closetItems.tee)]);
        success('placeGuestOrder', await guest.call('placeGuestOrder', both));
      },
    },
    {
      name: 'C229, C236: an order for a slot that is accepted automatically is promised the end of the slot',
      async run(shop) {
        const admin = await shop.admin();
        success('updateSettings', await admin.call('updateSettings', { body: { autoAccept: true } }));
        const { client } = await newMember(shop);
        const { code = '' } = success('placeOrder', await client.call('placeOrder', order(SLOT)));
        const followed = await client.call('followOrder', { params: { code } });
        expect(success('followOrder', followed)).toMatchObject({ step: 'accepted', promisedAt: SLOT_END });
        expect((await slots(shop)).queue).toMatchObject({ bar: 1 });
        success('updateSettings', await admin.call('updateSettings', { body: { autoAccept: false } }));
      },
    },
  ],
};
