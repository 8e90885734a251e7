import { closetItems, products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { cartLine } from '../support/payloads';
import type { CaseGroup } from '../support/shop';

const { espresso, flight, cheesecake } = products;
const { shirt, scarf, gone } = closetItems;

export const cartCases: CaseGroup = {
  title: 'cart',
  cases: [
    {
      name: '§3: a line shows the product behind it and its total',
      async run(shop) {
        const { client } = await newMember(shop);
        const body = cartLine({ quantity: 2, requests: '  no   sugar ' });
        const params = { id: espresso._id };
        const line = success('addToCart', await client.call('addToCart', { params, body }));
        const { name, price, _id } = espresso;
        expect(line).toMatchObject({
          quantity: 2,
          type: 'product',
          itemType: 'product',
          requests: 'no sugar',
          isTableOrder: false,
          tableNumber: null,
          total: 240,
          productDetails: { _id, name, price },
        });
        expect(line).not.toHaveProperty('closetDetails');
        expect(success('getCart', await client.call('getCart', {}))).toEqual([line]);
      },
    },
    {
      name: '§3: a closet line carries colour, size and the pictures of its colours',
      async run(shop) {
        const { client } = await newMember(shop);
        const body = cartLine({ type: 'closet', selectedColor: 'Sand', selectedSize: 'M' });
        const line = success(
          'addToCart',
          await client.call('addToCart', { params: { id: shirt._id }, body }),
        );
        expect(line).toMatchObject({ type: 'closet', selectedColor: 'Sand', selectedSize: 'M', total: 5200 });
        expect(line.closetDetails?.colors?.map(({ name }) => name)).toEqual(['Indigo', 'Sand']);
        expect(line).not.toHaveProperty('productDetails');
      },
    },
    {
      name: 'P21: an equal line grows; another request, table or size is another line',
      async run(shop) {
        const { client } = await newMember(shop);
        const params = { id: espresso._id };
        const add = (about: object) => client.call('addToCart', { params, body: cartLine(about) });
        success('addToCart', await add({}));
        expect(success('addToCart', await add({ quantity: 3 }))).toMatchObject({ quantity: 4, total: 480 });
        success('addToCart', await add({ requests: 'hot' }));
        const table = success('addToCart', await add({ isTableOrder: true, tableNumber: '07' }));
        expect(table).toMatchObject({ isTableOrder: true, tableNumber: '7' });
        expect(success('getCart', await client.call('getCart', {}))).toHaveLength(3);
      },
    },
    {
      name: 'C53: table-only products go into a table’s cart only, sold-out ones into none',
      async run(shop) {
        const { client } = await newMember(shop);
        const add = (id: string, about: object = {}) =>
          client.call('addToCart', { params: { id }, body: cartLine(about) });
        refusal(await add(flight._id), 409);
        success('addToCart', await add(flight._id, { isTableOrder: true, tableNumber: '3' }));
        refusal(await add(cheesecake._id), 409);
        refusal(await add('nobody'), 404);
        refusal(await add(espresso._id, { type: 'closet' }), 404);
      },
    },
    {
      name: 'a line has no more pieces than the stock',
      async run(shop) {
        const { client } = await newMember(shop);
        const add = (id: string, quantity: number) =>
          client.call('addToCart', { params: { id }, body: cartLine({ type: 'closet', quantity }) });
        refusal(await add(gone._id, 1), 409);
        refusal(await add(scarf._id, 2), 409);
        const { _id } = success('addToCart', await add(scarf._id, 1));
        const more = await client.call('updateCartLine', { params: { id: _id }, body: { quantity: 2 } });
        refusal(more, 409);
      },
    },
    {
      name: 'C46: a quantity is set by the line’s id, or by the product’s if only one line has it',
      async run(shop) {
        const { client } = await newMember(shop);
        const params = { id: espresso._id };
        const line = success('addToCart', await client.call('addToCart', { params, body: cartLine() }));
        const set = (id: string, quantity: number) =>
          client.call('updateCartLine', { params: { id }, body: { quantity } });
        expect(success('updateCartLine', await set(line._id, 5))).toMatchObject({ quantity: 5, total: 600 });
        expect(success('updateCartLine', await set(espresso._id, 2))).toMatchObject({ _id: line._id });
        await client.call('addToCart', { params, body: cartLine({ requests: 'hot' }) });
        refusal(await set(espresso._id, 3), 404);
      },
    },
    {
      name: 'P51: no person reads, changes or clears another’s cart',
      async run(shop) {
        const { client: mine } = await newMember(shop);
        const { client: theirs } = await newMember(shop);
        const add = { params: { id: espresso._id }, body: cartLine() };
        const { _id } = success('addToCart', await mine.call('addToCart', add));
        expect(success('getCart', await theirs.call('getCart', {}))).toEqual([]);
        const change = { params: { id: _id }, body: { quantity: 9 } };
        refusal(await theirs.call('updateCartLine', change), 404);
        success(
          'deleteCartLines',
          await theirs.call('deleteCartLines', { params: { id: _id }, body: [_id] }),
        );
        success('clearCart', await theirs.call('clearCart', {}));
        expect(success('getCart', await mine.call('getCart', {}))).toMatchObject([{ _id, quantity: 1 }]);
      },
    },
    {
      name: 'C50: an invalid table is refused',
      async run(shop) {
        const { client } = await newMember(shop);
        for (const tableNumber of ['', '0', 'null', '<script>', 'x'.repeat(13)]) {
          const body = cartLine({ isTableOrder: true, tableNumber });
          refusal(await client.call('addToCart', { params: { id: espresso._id }, body }), 400, 'tableNumber');
        }
      },
    },
  ],
};
