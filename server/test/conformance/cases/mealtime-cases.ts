import { placeOf, visitOf } from '../support/at-tables';
import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { cartLine, checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { espresso, croissant } = products;

/** Both shops are open, but nobody orders in this minute of the night. */
const NIGHT = { from: '03:07', until: '03:08' };
const ALL_DAY = { from: '00:00', until: '24:00' };

async function kitchen(shop: Shop) {
  const admin = await shop.admin();
  const guest = shop.guest();
  const send = (body: unknown) => admin.send('updateProduct', { params: { id: espresso._id }, body });
  const order = () =>
    guest.call('placeGuestOrder', { body: checkout({ lines: [line(espresso), line(croissant)] }) });
  return {
    admin,
    guest,
    send,
    order,
    serve: async (mealtime: typeof NIGHT | null) => success('updateProduct', await send({ mealtime })),
    saveCategories: (mealtimes: unknown) => admin.send('updateSettings', { body: { mealtimes } }),
    refused: async () => refusal(await order(), 409).data,
  };
}

const closed = {
  changes: [
    {
      kind: 'closed',
      _id: espresso._id,
      name: 'Espresso',
      was: null,
      now: null,
      text: expect.stringMatching(/^Served 3:07 AM to 3:08 AM\. Back at 3:07 AM/),
    },
  ],
  totalAmount: 140,
};

export const mealtimeCases: CaseGroup = {
  title: 'mealtimes',
  cases: [
    {
      name: 'C263: a dish outside its own mealtime is refused line by line; without one it is served again',
      async run(shop) {
        const { serve, refused, order } = await kitchen(shop);
        expect(await serve(NIGHT)).toMatchObject({ mealtime: NIGHT });
        expect(await refused()).toEqual(closed);
        expect(await serve(null)).not.toHaveProperty('mealtime');
        success('placeGuestOrder', await order());
      },
    },
    {
      name: 'C263: a category has a mealtime, in any capitals; that of a dish replaces it',
      async run(shop) {
        const { saveCategories, serve, refused, order } = await kitchen(shop);
        const saved = success('updateSettings', await saveCategories({ coffee: NIGHT }));
        expect(saved).toMatchObject({ mealtimes: { coffee: NIGHT } });
        expect(await refused()).toEqual(closed);
        await serve(ALL_DAY);
        success('placeGuestOrder', await order());
        await serve(null);
        success('updateSettings', await saveCategories({}));
      },
    },
    {
      name: 'C263: an order from a table is refused line by line too, with the table’s code and without it',
      async run(shop) {
        const { guest, serve } = await kitchen(shop);
        await serve(NIGHT);
        const items = [line(espresso), line(croissant)];
        const { tableCode } = await placeOf(shop, '22');
        for (const code of [{}, { tableCode }]) {
          const body = { tableNumber: '22', items, ...code };
          expect(refusal(await guest.call('placeTableOrder', { body }), 409).data).toEqual(closed);
        }
        expect((await visitOf(shop, { tableNumber: '22', tableCode })).rounds).toEqual([]);
        await serve(ALL_DAY);
        success(
          'placeTableOrder',
          await guest.call('placeTableOrder', { body: { tableNumber: '22', items } }),
        );
        await serve(null);
      },
    },
    {
      name: 'C264: a member’s cart says when a dish is served, and still holds it',
      async run(shop) {
        const { admin, serve } = await kitchen(shop);
        await serve(NIGHT);
        const params = { id: espresso._id };
        success('addToCart', await admin.send('addToCart', { params, body: cartLine() }));
        const [inCart] = success('getCart', await admin.call('getCart', {}));
        expect(inCart).toMatchObject({ unavailable: false, productDetails: { mealtime: NIGHT } });
        success('clearCart', await admin.call('clearCart', {}));
        await serve(null);
      },
    },
    {
      name: 'C263: staff may add a dish to an order outside its mealtime',
      async run(shop) {
        const { admin, guest, serve } = await kitchen(shop);
        const body = checkout({ lines: [line(croissant)] });
        const { _id } = success('placeGuestOrder', await guest.call('placeGuestOrder', { body }));
        await serve(NIGHT);
        const items = [{ productId: espresso._id, quantity: 1 }];
        const changed = await admin.send('updateOrder', { params: { id: _id }, body: { items } });
        expect(success('updateOrder', changed).item).toMatchObject([{ pname: 'Espresso' }]);
        await serve(null);
      },
    },
    {
      name: 'C263: times that cannot be are refused by field',
      async run(shop) {
        const { send, saveCategories } = await kitchen(shop);
        for (const mealtime of [{ from: '11:00', until: '07:00' }, { from: '7', until: '11:00' }, 'soon'])
          refusal(await send({ mealtime }), 400, 'mealtime');
        refusal(await saveCategories({ Coffee: { from: '11:00', until: '11:00' } }), 400, 'mealtimes.Coffee');
      },
    },
  ],
};
