import { orderAt, type Place, placeOf, setStatus, sittingOf, tableOf, visitOf } from '../support/at-tables';
import { refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import type { CaseGroup, Shop } from '../support/shop';

const nobody = { openedAt: null, calledAt: null, bill: null, rounds: [], totalAmount: 0, movedTo: null };

/** Sends a call of the phones at a table. */
const call = (
  shop: Shop,
  place: Place,
  body: { want: 'staff' | 'bill'; wanted: boolean; method?: 'online' },
) => shop.guest().call('callStaff', { body: { ...place, ...body } });

/** Returns the answers of the three calls of phones for one table and code. */
async function askAll(shop: Shop, place: unknown) {
  const guest = shop.guest();
  const given = place as Place;
  return [
    await guest.send('getTableVisit', { query: given }),
    await guest.send('openTable', { body: given }),
    await guest.send('callStaff', { body: { ...given, want: 'staff', wanted: true } }),
  ];
}

/** What the phones at a table see and do. */
export const tableVisitCases: CaseGroup = {
  title: 'sittings as phones see them',
  cases: [
    {
      name: 'C240: without a party all is empty; a wrong code is 403, a missing one or no table 400, and nothing opens',
      async run(shop) {
        const place = await placeOf(shop, '1');
        const other = await placeOf(shop, '2');
        expect(await visitOf(shop, place)).toEqual({ tableNumber: '1', ...nobody });
        for (const tableCode of [other.tableCode, '', 'nonsense', `${place.tableCode}x`])
          for (const answer of await askAll(shop, { tableNumber: '1', tableCode }))
            expect(refusal(answer, 403).message).toMatch(/table 1/);
        for (const answer of await askAll(shop, { tableNumber: '1' })) refusal(answer, 400, 'tableCode');
        for (const answer of await askAll(shop, { tableNumber: '<b>', tableCode: place.tableCode }))
          refusal(answer, 400, 'tableNumber');
        expect(await visitOf(shop, place)).toMatchObject(nobody);
        expect(await tableOf(await shop.admin(), '1')).toBeNull();
      },
    },
    {
      name: 'C240: a party sits down once, also with another spelling of the table',
      async run(shop) {
        const { tableCode } = await placeOf(shop, '3');
        const open = async (tableNumber: string) =>
          success('openTable', await shop.guest().call('openTable', { body: { tableNumber, tableCode } }));
        const visit = await open('3');
        expect(visit).toEqual({ tableNumber: '3', ...nobody, openedAt: expect.any(String) });
        expect(await open(' 03')).toEqual(visit);
        const sitting = await sittingOf(await shop.admin(), '3');
        expect(sitting).toMatchObject({ openedAt: visit.openedAt, orders: [], totalAmount: 0, version: 1 });
      },
    },
    {
      name: 'C240: confirmed orders are rounds, with the name that a phone gave and never that of the account',
      async run(shop) {
        const place = await placeOf(shop, '4');
        const { client } = await newMember(shop, 'Maya Lama');
        const first = await orderAt(shop, place, { guestName: ' Mina ' });
        const second = await orderAt(shop, place, {}, client);
        const visit = await visitOf(shop, place);
        expect(visit).toMatchObject({ openedAt: expect.any(String), totalAmount: 240 });
        expect(visit.rounds).toMatchObject([
          { _id: first._id, code: first.code, guestName: 'Mina', status: 'pending', step: null },
          { _id: second._id, guestName: null, totalAmount: 120 },
        ]);
        expect(visit.rounds[0]?.item).toEqual([
          { name: 'Espresso', quantity: 1, selectedColor: null, selectedSize: null, requests: '' },
        ]);
        expect(JSON.stringify(visit)).not.toContain('Maya');
        const admin = await shop.admin();
        const orders = success('listOrders', await admin.call('listOrders', { query: { limit: 2 } }));
        expect(orders).toMatchObject([
          { guestName: null, fullName: 'Maya Lama' },
          { guestName: 'Mina', fullName: null },
        ]);
      },
    },
    {
      name: 'C240: a name has at most 40 characters, and a blank one is none',
      async run(shop) {
        const place = await placeOf(shop, '5');
        const long = { ...place, items: [{ name: 'Espresso' }], guestName: 'x'.repeat(41) };
        refusal(await shop.guest().send('placeTableOrder', { body: long }), 400, 'guestName');
        await orderAt(shop, place, { guestName: '  ' });
        expect((await visitOf(shop, place)).rounds).toMatchObject([{ guestName: null }]);
      },
    },
    {
      name: 'C51, C240: an order without the code joins no party until staff confirm it or accept it',
      async run(shop) {
        const admin = await shop.admin();
        const place = await placeOf(shop, '6');
        const [confirmed, accepted, ended] = [
          await orderAt(shop, { tableNumber: '6' }),
          await orderAt(shop, { tableNumber: '6' }),
          await orderAt(shop, { tableNumber: '6' }),
        ];
        await setStatus(admin, ended._id, 'cancelled');
        expect(await visitOf(shop, place)).toMatchObject(nobody);
        const params = { id: confirmed._id };
        success('confirmTableOrder', await admin.call('confirmTableOrder', { params, body: {} }));
        expect((await visitOf(shop, place)).rounds).toMatchObject([{ _id: confirmed._id }]);
        const step = { params: { id: accepted._id }, body: { step: 'preparing' } } as const;
        success('changeOrderStep', await admin.call('changeOrderStep', step));
        expect(await visitOf(shop, place)).toMatchObject({
          rounds: [{ _id: confirmed._id }, { _id: accepted._id, status: 'processing', step: 'preparing' }],
          totalAmount: 240,
        });
      },
    },
    {
      name: 'C240: a cancelled round stays in sight of the phones and counts nowhere; a deleted one is gone',
      async run(shop) {
        const admin = await shop.admin();
        const place = await placeOf(shop, '8');
        const [kept, cancelled, deleted] = [
          await orderAt(shop, place),
          await orderAt(shop, place),
          await orderAt(shop, place),
        ];
        await setStatus(admin, cancelled._id, 'cancelled');
        success('deleteOrder', await admin.call('deleteOrder', { params: { id: deleted._id } }));
        expect(await visitOf(shop, place)).toMatchObject({
          rounds: [{ _id: kept._id }, { _id: cancelled._id, status: 'cancelled' }],
          totalAmount: 120,
        });
        const sitting = await sittingOf(admin, '8');
        expect(sitting.orders.map(({ _id }) => _id)).toEqual([kept._id]);
        expect(sitting.totalAmount).toBe(120);
      },
    },
    {
      name: 'C241: a call opens a sitting, counts once, and can be taken back',
      async run(shop) {
        const place = await placeOf(shop, '9');
        const back = await call(shop, place, { want: 'staff', wanted: false });
        expect(success('callStaff', back)).toMatchObject(nobody);
        const called = success('callStaff', await call(shop, place, { want: 'staff', wanted: true }));
        expect(called).toMatchObject({ openedAt: expect.any(String), calledAt: expect.any(String) });
        const again = await call(shop, place, { want: 'staff', wanted: true });
        expect(success('callStaff', again)).toEqual(called);
        const admin = await shop.admin();
        const { calledAt, version } = await sittingOf(admin, '9');
        expect(calledAt).toBe(called.calledAt);
        const taken = await call(shop, place, { want: 'staff', wanted: false });
        expect(success('callStaff', taken)).toMatchObject({ openedAt: called.openedAt, calledAt: null });
        expect(await sittingOf(admin, '9')).toMatchObject({ calledAt: null, version: version + 1 });
      },
    },
    {
      name: 'C241: a bill is cash unless they say online; they can change that, and its time stays',
      async run(shop) {
        const place = await placeOf(shop, '10');
        const bill = async (wanted: boolean, method?: 'online') =>
          success('callStaff', await call(shop, place, { want: 'bill', wanted, ...(method && { method }) }))
            .bill;
        const first = await bill(true);
        expect(first).toEqual({ at: expect.any(String), method: 'cash' });
        expect(await bill(true, 'online')).toEqual({ at: first?.at, method: 'online' });
        expect(await bill(true)).toEqual({ at: first?.at, method: 'online' });
        expect(await bill(false)).toBeNull();
        const guest = shop.guest();
        const body = { ...place, want: 'bill', wanted: true };
        refusal(await guest.send('callStaff', { body: { ...body, method: 'gold' } }), 400, 'method');
        refusal(await guest.send('callStaff', { body: { ...body, want: 'tea' } }), 400, 'want');
        refusal(await guest.send('callStaff', { body: { ...place, want: 'bill' } }), 400, 'wanted');
      },
    },
  ],
};
