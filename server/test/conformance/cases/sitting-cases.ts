import {
  answerTable,
  closeTable,
  moveTable,
  orderAt,
  placeOf,
  setStatus,
  sittingOf,
  tableOf,
  visitOf,
} from '../support/at-tables';
import { refusal, success } from '../support/expect-answer';
import type { CaseGroup } from '../support/shop';

/** What staff see and do at tables. */
export const sittingCases: CaseGroup = {
  title: 'sittings as staff see them',
  cases: [
    {
      name: 'C242: the map has the tables of the settings in their order, then others with a party by number',
      async run(shop) {
        const admin = await shop.admin();
        for (const number of ['31', '4', '30', '3']) await orderAt(shop, await placeOf(shop, number));
        const tables = [
          { name: '30', seats: 4 },
          { name: 'A1', seats: null },
        ];
        success('updateSettings', await admin.call('updateSettings', { body: { tables } }));
        const map = success('listTables', await admin.call('listTables', {}));
        expect(
          map.map(({ tableNumber, seats, sitting }) => [tableNumber, seats, sitting?.totalAmount]),
        ).toEqual([
          ['30', 4, 120],
          ['A1', null, undefined],
          ['3', null, 120],
          ['4', null, 120],
          ['31', null, 120],
        ]);
        success('updateSettings', await admin.call('updateSettings', { body: { tables: [] } }));
      },
    },
    {
      name: 'C241: staff answer a call, and bring a bill, each alone; a stale view is refused (C99)',
      async run(shop) {
        const admin = await shop.admin();
        const place = await placeOf(shop, '40');
        for (const want of ['staff', 'bill'] as const)
          success(
            'callStaff',
            await shop.guest().call('callStaff', { body: { ...place, want, wanted: true } }),
          );
        const { _id: id, version } = await sittingOf(admin, '40');
        refusal(await answerTable(admin, id, { want: 'staff', version: version - 1 }), 409);
        const answered = success('answerTable', await answerTable(admin, id, { want: 'staff', version }));
        expect(answered).toMatchObject({
          tableNumber: '40',
          sitting: { calledAt: null, bill: { method: 'cash' }, version: version + 1 },
        });
        const brought = success('answerTable', await answerTable(admin, id, { want: 'bill' }));
        expect(brought.sitting).toMatchObject({ calledAt: null, bill: null, version: version + 2 });
        expect(success('answerTable', await answerTable(admin, id, { want: 'bill' }))).toEqual(brought);
        refusal(await answerTable(admin, 'nobody', { want: 'bill' }), 404);
      },
    },
    {
      name: 'C243: a party moves with its orders and calls to a free table, and its phones read where',
      async run(shop) {
        const admin = await shop.admin();
        const [from, to] = [await placeOf(shop, '50'), await placeOf(shop, '51')];
        const [served, waiting] = [await orderAt(shop, from), await orderAt(shop, from)];
        await setStatus(admin, served._id, 'completed');
        const body = { ...from, want: 'staff', wanted: true } as const;
        const { openedAt, calledAt } = success('callStaff', await shop.guest().call('callStaff', { body }));
        const { _id: id, version } = await sittingOf(admin, '50');
        const moved = success('moveTable', await moveTable(admin, id, { tableNumber: ' 051', version }));
        expect(moved).toMatchObject({ tableNumber: '51', sitting: { openedAt, calledAt, totalAmount: 240 } });
        expect(await tableOf(admin, '50')).toBeNull();
        expect(await visitOf(shop, from)).toMatchObject({
          openedAt: null,
          rounds: [],
          movedTo: { tableNumber: '51', code: to.tableCode },
        });
        const rounds = [{ _id: served._id, status: 'completed' }, { _id: waiting._id }];
        expect(await visitOf(shop, to)).toMatchObject({ openedAt, rounds, movedTo: null });
        const query = { search: 'table 51' };
        const found = success('listOrders', await admin.call('listOrders', { query }));
        expect(found).toMatchObject([
          { _id: waiting._id, tableNumber: '51', version: 2 },
          { _id: served._id, tableNumber: '51', version: 3 },
        ]);
        const params = { id: waiting._id };
        const history = success('getOrderHistory', await admin.call('getOrderHistory', { params }));
        expect(history.at(-1)).toMatchObject({ action: 'move', table: { from: '50', to: '51' }, lines: [] });
      },
    },
    {
      name: 'C243: where a party sits the two are one, and its own calls stay',
      async run(shop) {
        const admin = await shop.admin();
        const [from, to] = [await placeOf(shop, '52'), await placeOf(shop, '53')];
        const staying = await orderAt(shop, to);
        const coming = await orderAt(shop, from);
        for (const [place, method] of [
          [from, 'cash'],
          [to, 'online'],
        ] as const)
          success(
            'callStaff',
            await shop.guest().call('callStaff', { body: { ...place, want: 'bill', wanted: true, method } }),
          );
        const target = await sittingOf(admin, '53');
        const { _id: id } = await sittingOf(admin, '52');
        const { sitting } = success('moveTable', await moveTable(admin, id, { tableNumber: '53' }));
        expect(sitting).toMatchObject({
          _id: target._id,
          openedAt: target.openedAt,
          bill: target.bill,
          version: target.version + 1,
          totalAmount: 240,
        });
        expect(sitting?.orders.map(({ _id }) => _id)).toEqual([staying._id, coming._id]);
      },
    },
    {
      name: 'C243: a move to the same table or to no table is 400; a stale or ended one 409; an unknown one 404',
      async run(shop) {
        const admin = await shop.admin();
        await orderAt(shop, await placeOf(shop, '54'));
        const { _id: id, version } = await sittingOf(admin, '54');
        for (const tableNumber of ['54', '054', '0', '<b>'])
          refusal(await moveTable(admin, id, { tableNumber, version }), 400, 'tableNumber');
        refusal(await moveTable(admin, id, { tableNumber: '55', version: version + 1 }), 409);
        refusal(await moveTable(admin, 'nobody', { tableNumber: '55' }), 404);
        success('moveTable', await moveTable(admin, id, { tableNumber: '55', version }));
        refusal(await moveTable(admin, id, { tableNumber: '56' }), 409);
        refusal(await answerTable(admin, id, { want: 'staff' }), 409);
        refusal(await closeTable(admin, id), 409);
        expect(await tableOf(admin, '56')).toBeNull();
      },
    },
    {
      name: 'C244: a table closes once its orders have ended; then the next party has a sitting of its own',
      async run(shop) {
        const admin = await shop.admin();
        const place = await placeOf(shop, '60');
        const [first, second] = [await orderAt(shop, place), await orderAt(shop, place)];
        const { _id: id, version } = await sittingOf(admin, '60');
        await setStatus(admin, first._id, 'completed');
        const refused = refusal(await closeTable(admin, id, { version }), 409);
        expect(refused.message).toContain(second.code);
        expect(refused.message).not.toContain(first.code);
        await setStatus(admin, second._id, 'cancelled');
        refusal(await closeTable(admin, id, { version: version + 1 }), 409);
        const closed = success('closeTable', await closeTable(admin, id, { version }));
        expect(closed).toEqual({ tableNumber: '60', seats: null, sitting: null });
        refusal(await closeTable(admin, id), 409);
        expect(await visitOf(shop, place)).toMatchObject({ openedAt: null, rounds: [], movedTo: null });
        const next = await orderAt(shop, place);
        expect((await visitOf(shop, place)).rounds).toMatchObject([{ _id: next._id }]);
        expect((await sittingOf(admin, '60'))._id).not.toBe(id);
      },
    },
    {
      name: 'C244: a closed table waits for nobody',
      async run(shop) {
        const admin = await shop.admin();
        const place = await placeOf(shop, '61');
        for (const want of ['staff', 'bill'] as const)
          success(
            'callStaff',
            await shop.guest().call('callStaff', { body: { ...place, want, wanted: true } }),
          );
        success('closeTable', await closeTable(admin, (await sittingOf(admin, '61'))._id));
        expect(await tableOf(admin, '61')).toBeNull();
        const opened = success('openTable', await shop.guest().call('openTable', { body: place }));
        expect(opened).toMatchObject({ calledAt: null, bill: null });
      },
    },
  ],
};
