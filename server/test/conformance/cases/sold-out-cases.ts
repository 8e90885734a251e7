import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { cartLine, checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { espresso } = products;
const params = { id: espresso._id };

interface Mark {
  readonly until: 'opening' | 'putBack' | null;
  readonly piecesLeft?: number;
}

async function marker(shop: Shop) {
  const admin = await shop.admin();
  const guest = shop.guest();
  const send = (body: unknown, id = params.id) => admin.send('markSoldOut', { params: { id }, body });
  return {
    admin,
    guest,
    send,
    mark: async (body: Mark) => success('markSoldOut', await send(body)),
    read: async () => success('getProduct', await guest.call('getProduct', { params })),
    listed: async () =>
      success('listSoldOut', await guest.call('listSoldOut', {})).find(({ _id }) => _id === params.id),
    order: (quantity: number) =>
      guest.call('placeGuestOrder', { body: checkout({ lines: [line(espresso, quantity)] }) }),
    setStatus: (id: string, status: 'pending' | 'cancelled') =>
      admin.call('changeOrderStatus', { params: { id }, body: { status } }),
  };
}

export const soldOutCases: CaseGroup = {
  title: 'sold out in one tap',
  cases: [
    {
      name: 'C225: a mark ends at the next opening or when the dish is put back; menu and list say so',
      async run(shop) {
        const { mark, read, listed, order } = await marker(shop);
        const before = await read();
        expect(await listed()).toBeUndefined();
        for (const until of ['opening', 'putBack'] as const) {
          expect(await mark({ until })).toMatchObject({ soldOut: true, soldOutUntil: until });
          expect(await read()).toMatchObject({ soldOut: true, soldOutUntil: until });
          expect(await listed()).toEqual(await read());
          expect(refusal(await order(1), 409).data).toMatchObject({ changes: [{ kind: 'gone' }] });
        }
        await mark({ until: null });
        const { version: _now, ...after } = await read();
        const { version: _then, ...same } = before;
        expect(after).toEqual(same);
        expect(await listed()).toBeUndefined();
      },
    },
    {
      name: 'C226: orders take from a count, cancellations give back; with none left the dish is sold out',
      async run(shop) {
        const { mark, read, listed, order, setStatus } = await marker(shop);
        expect(await mark({ until: null, piecesLeft: 3 })).toMatchObject({ soldOut: false, piecesLeft: 3 });
        expect(await listed()).toMatchObject({ piecesLeft: 3 });
        const { _id } = success('placeGuestOrder', await order(2));
        expect(await read()).toMatchObject({ soldOut: false, piecesLeft: 1 });
        expect(refusal(await order(2), 409).data).toMatchObject({
          changes: [{ kind: 'stock', was: 2, now: 1 }],
        });
        success('placeGuestOrder', await order(1));
        expect(await read()).toMatchObject({ soldOut: true, piecesLeft: 0 });
        expect(refusal(await order(1), 409).data).toMatchObject({ changes: [{ kind: 'gone' }] });
        success('changeOrderStatus', await setStatus(_id, 'cancelled'));
        expect(await read()).toMatchObject({ soldOut: false, piecesLeft: 2 });
        await mark({ until: null, piecesLeft: 1 });
        success('changeOrderStatus', await setStatus(_id, 'pending'));
        expect(await read()).toMatchObject({ piecesLeft: 1 });
        await mark({ until: null });
        expect(await read()).not.toHaveProperty('piecesLeft');
      },
    },
    {
      name: 'C226: a cart holds at most what is left',
      async run(shop) {
        const { mark, admin } = await marker(shop);
        await mark({ until: null, piecesLeft: 2 });
        const add = (quantity: number) => admin.send('addToCart', { params, body: cartLine({ quantity }) });
        success('addToCart', await add(2));
        refusal(await add(1), 409);
        const [inCart] = success('getCart', await admin.call('getCart', {}));
        expect(inCart).toMatchObject({ unavailable: false, productDetails: { availableStock: 2 } });
        await mark({ until: 'opening' });
        const [stays] = success('getCart', await admin.call('getCart', {}));
        expect(stays).toMatchObject({ unavailable: true, total: 0 });
        success('clearCart', await admin.call('clearCart', {}));
        await mark({ until: null });
      },
    },
    {
      name: 'C225: the form of a product leaves a mark that it does not change, and ends one that it does',
      async run(shop) {
        const { mark, read, admin } = await marker(shop);
        const save = async (body: { price?: number; soldOut?: boolean }) =>
          success('updateProduct', await admin.call('updateProduct', { params, body }));
        await mark({ until: 'putBack' });
        await save({ soldOut: true });
        expect(await read()).toMatchObject({ soldOutUntil: 'putBack' });
        await save({ soldOut: false });
        expect(await read()).not.toHaveProperty('soldOutUntil');
        await mark({ until: null, piecesLeft: 4 });
        await save({ soldOut: false });
        expect(await read()).toMatchObject({ soldOut: false, piecesLeft: 4 });
        const marked = await save({ soldOut: true });
        expect(marked).toMatchObject({ soldOut: true, soldOutUntil: 'opening' });
        expect(marked).not.toHaveProperty('piecesLeft');
        await mark({ until: null });
      },
    },
    {
      name: 'C228: a refusal marks dishes of its order in the same step; others, and a repeat, are ignored',
      async run(shop) {
        const { admin, mark, read, order } = await marker(shop);
        const cancel = async (id: string, body: { version?: number }) =>
          admin.call('changeOrderStatus', {
            params: { id },
            body: {
              status: 'cancelled',
              cancelReason: 'It is sold out.',
              soldOut: [params.id, products.latte._id, 'nobody'],
              ...body,
            },
          });
        const { _id } = success('placeGuestOrder', await order(1));
        refusal(await cancel(_id, { version: 99 }), 409);
        expect(await read()).toMatchObject({ soldOut: false });
        success('changeOrderStatus', await cancel(_id, {}));
        expect(await read()).toMatchObject({ soldOut: true, soldOutUntil: 'opening' });
        const other = await admin.call('getProduct', { params: { id: products.latte._id } });
        expect(success('getProduct', other)).toMatchObject({ soldOut: false });
        await mark({ until: null });
        success('changeOrderStatus', await cancel(_id, {}));
        expect(await read()).toMatchObject({ soldOut: false });
      },
    },
    {
      name: 'C225: a mark with a count, odd values, an unknown dish and visitors are refused',
      async run(shop) {
        const { send, guest, read } = await marker(shop);
        const before = await read();
        refusal(await send({ until: 'opening', piecesLeft: 3 }), 400, 'piecesLeft');
        for (const piecesLeft of [0, -1, 1.5, 100, '3'])
          refusal(await send({ until: null, piecesLeft }), 400, 'piecesLeft');
        refusal(await send({ until: 'never' }), 400, 'until');
        refusal(await send({}), 400, 'until');
        refusal(await send({ until: 'opening' }, 'nobody'), 404);
        refusal(await guest.send('markSoldOut', { params, body: { until: 'opening' } }), 401);
        expect(await read()).toEqual(before);
      },
    },
  ],
};
