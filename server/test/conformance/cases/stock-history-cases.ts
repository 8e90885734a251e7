import type { Input } from '@storefront/shared/contract/types';
import type { HttpClient } from '../../support/http-client';
import { refusal, success } from '../support/expect-answer';
import { form, png } from '../support/forms';
import { checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

let count = 0;

/** Adds a coat of which there are 20, counted as one number. */
async function withCoat(shop: Shop) {
  const admin = await shop.admin();
  count += 1;
  const fields = {
    name: `Coat ${count}`,
    division: 'closet',
    price: '900',
    category: 'Men',
    color_0: 'Black',
    colorHex_0: '#111111',
  };
  const body = form({ ...fields, availableStock: '20' }, { colorImage_0: png(40) });
  const coat = success('addClosetItem', await admin.send('addClosetItem', { body }));
  const params = { id: coat._id };
  const history = async (query: Input<'listStockEvents'>['query'] = {}) =>
    success('listStockEvents', await admin.call('listStockEvents', { params, query }));
  return {
    admin,
    coat,
    params,
    history,
    /** The entries since so many, newest first: kind, pieces, stock after. */
    since: async (entries: number) => {
      const all = await history({ limit: 100 });
      return all
        .slice(0, all.length - entries)
        .map(({ kind, pieces, stockAfter }) => [kind, pieces, stockAfter]);
    },
    move: (movement: Input<'moveStock'>['body']) => admin.call('moveStock', { params, body: movement }),
    order: async (quantity: number) => {
      const lines = [line(coat, quantity, { type: 'closet' as const, selectedColor: 'Black' })];
      const answer = await shop.guest().call('placeGuestOrder', { body: checkout({ lines }) });
      return success('placeGuestOrder', answer);
    },
  };
}

const setStatus = async (admin: HttpClient, id: string, status: 'pending' | 'cancelled', reason?: string) =>
  success(
    'changeOrderStatus',
    await admin.call('changeOrderStatus', {
      params: { id },
      body: { status, ...(reason && { cancelReason: reason }) },
    }),
  );

/** What the history of a stock says (C259). */
export const stockHistoryCases: CaseGroup = {
  title: 'history of a stock',
  cases: [
    {
      name: 'C259: what staff do: the form, received, damaged and counted pieces, with who and why',
      async run(shop) {
        const { admin, params, history, since, move } = await withCoat(shop);
        const save = form({ availableStock: '25', stockBefore: '20' });
        success('updateClosetItem', await admin.send('updateClosetItem', { params, body: save }));
        success('moveStock', await move({ kind: 'received', pieces: 6, reason: 'From Kirtipur' }));
        success('moveStock', await move({ kind: 'damaged', pieces: 1 }));
        success('moveStock', await move({ kind: 'counted', pieces: 28, seen: 30, reason: 'Two were lost' }));
        expect(await since(0)).toEqual([
          ['counted', -2, 28],
          ['damaged', -1, 30],
          ['received', 6, 31],
          ['edit', 5, 25],
          ['edit', 20, 20],
        ]);
        const [counted, , received] = await history();
        expect(counted).toMatchObject({ reason: 'Two were lost', orderCode: null, size: '', color: '' });
        expect(received).toMatchObject({ reason: 'From Kirtipur' });
        expect(counted?.by).toBeTruthy();
        // A save that leaves the stock alone is no entry.
        const other = form({ brand: 'Himal', availableStock: '28', stockBefore: '28' });
        success('updateClosetItem', await admin.send('updateClosetItem', { params, body: other }));
        expect(await since(5)).toEqual([]);
      },
    },
    {
      name: 'C259: what orders do: placed, changed by staff, refused, put back and deleted, with their code',
      async run(shop) {
        const { admin, history, since, order } = await withCoat(shop);
        const { _id, code } = await order(3);
        const orders = success('listOrders', await admin.call('listOrders', { query: { limit: 100 } }));
        const [kept] = orders.find((one) => one._id === _id)?.item ?? [];
        const items = [{ _id: kept?._id ?? '', quantity: 5, selectedColor: 'Black' }];
        const edit = { params: { id: _id }, body: { items } };
        success('updateOrder', await admin.call('updateOrder', edit));
        await setStatus(admin, _id, 'cancelled', 'Sold out');
        await setStatus(admin, _id, 'pending');
        success('deleteOrder', await admin.call('deleteOrder', { params: { id: _id } }));
        expect(await since(1)).toEqual([
          ['cancel', 5, 20],
          ['order', -5, 15],
          ['cancel', 5, 20],
          ['change', -2, 15],
          ['order', -3, 17],
        ]);
        const events = (await history()).slice(0, 5);
        expect(events.map(({ orderCode }) => orderCode)).toEqual(Array(5).fill(code));
        // A guest placed it; staff did all the rest.
        expect(events.map(({ by }) => by !== null)).toEqual([true, true, true, true, false]);
      },
    },
    {
      name: 'C259, P26: ten on a page; the next page goes on where it ended, and repeats nothing',
      async run(shop) {
        const { history, move, params } = await withCoat(shop);
        for (let pieces = 1; pieces <= 12; pieces += 1)
          success('moveStock', await move({ kind: 'received', pieces }));
        const piecesOn = async (page: number) => (await history({ page })).map(({ pieces }) => pieces);
        expect(await piecesOn(1)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
        expect(await piecesOn(2)).toEqual([2, 1, 20]);
        expect(await piecesOn(3)).toEqual([]);
        expect((await history({ page: 2, limit: 5 })).map(({ pieces }) => pieces)).toEqual([7, 6, 5, 4, 3]);
        refusal(await shop.guest().call('listStockEvents', { params }), 401);
        const nothing = { params: { id: 'nothing' } };
        refusal(await (await shop.admin()).call('listStockEvents', nothing), 404);
      },
    },
  ],
};
