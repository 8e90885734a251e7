import type { HttpClient } from '../../support/http-client';
import { closetItems, products } from '../support/catalogue';
import { conflict, refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { dishWithOptions, saved } from '../support/options';
import { cartLine, checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

async function begin(shop: Shop) {
  const admin = await shop.admin();
  const options = await dishWithOptions(admin);
  const { client } = await newMember(shop);
  const params = { id: options.dish._id };
  const add = (chosen?: unknown, about: object = {}) =>
    client.send('addToCart', { params, body: { ...cartLine(about), options: chosen } });
  return { admin, client, add, ...options };
}

const cart = async (client: HttpClient) => success('getCart', await client.call('getCart', {}));

async function ordersOf(admin: HttpClient) {
  return success('listOrders', await admin.call('listOrders', { query: { limit: 100 } }));
}

async function orderOf(admin: HttpClient, id: string) {
  const order = (await ordersOf(admin)).find(({ _id }) => _id === id);
  if (!order) throw new Error('the order is not in the list');
  return order;
}

export const lineOptionCases: CaseGroup = {
  title: 'lines with options',
  cases: [
    {
      name: 'C256: a line of the cart has its choices, and their prices in its own',
      async run(shop) {
        const { client, add, ids, size } = await begin(shop);
        const added = success('addToCart', await add([ids.shot, ids.large], { quantity: 2 }));
        expect(added).toMatchObject({ total: 781, unavailable: false, productDetails: { price: 390.5 } });
        expect(added.options).toEqual([
          { _id: ids.large, id: ids.large, group: size.name, name: 'Large', price: 60.5 },
          expect.objectContaining({ _id: ids.shot, name: 'Shot', price: 40 }),
        ]);
        expect(await cart(client)).toEqual([added]);
      },
    },
    {
      name: 'C256, P21: equal choices in any order are one line, other choices another one',
      async run(shop) {
        const { client, add, ids } = await begin(shop);
        success('addToCart', await add([ids.small, ids.shot]));
        success('addToCart', await add([ids.shot, ids.small, ids.shot]));
        success('addToCart', await add([ids.small]));
        expect((await cart(client)).map(({ quantity }) => quantity)).toEqual([2, 1]);
      },
    },
    {
      name: 'C255, §7: a line that names no choices has the default ones; clothes have none',
      async run(shop) {
        const { client, add, ids } = await begin(shop);
        expect(success('addToCart', await add())).toMatchObject({
          total: 290,
          options: [{ _id: ids.small }],
        });
        const params = { id: closetItems.tee._id };
        const body = { ...cartLine({ type: 'closet' }), options: [ids.large] };
        const tee = success('addToCart', await client.send('addToCart', { params, body }));
        expect(tee).not.toHaveProperty('options');
      },
    },
    {
      name: 'C257: choices that a dish cannot have are refused, and nothing is added',
      async run(shop) {
        const { client, add, ids } = await begin(shop);
        const { ids: others } = await dishWithOptions(await shop.admin());
        const message = async (chosen: unknown) => refusal(await add(chosen), 409).message;
        expect(await message([ids.jug])).toBe('Jug is sold out');
        expect(await message([ids.small, others.shot])).toBe('One of your choices is no longer offered');
        expect(await message([ids.small, ids.large])).toMatch(/^Choose at most 1: Size/);
        expect(await message([ids.shot])).toMatch(/^Choose one: Size/);
        expect(await message([ids.small, ids.shot, ids.syrup, ids.cream])).toMatch(/^Choose at most 2/);
        refusal(await add(ids.small), 400, 'options');
        refusal(await add(Array.from({ length: 41 }, (_, index) => `${index}`)), 400, 'options');
        refusal(await add([{ $ne: null }]), 400, 'options.0._id');
        const params = { id: products.espresso._id };
        const body = { ...cartLine(), options: [ids.large] };
        refusal(await client.send('addToCart', { params, body }), 409);
        expect(await cart(client)).toEqual([]);
      },
    },
    {
      name: 'C257: a line of the cart whose choice is sold out or removed says so, and does not count',
      async run(shop) {
        const { admin, client, add, ids, size, extras } = await begin(shop);
        success('addToCart', await add([ids.large]));
        success('addToCart', await add([ids.small, ids.shot]));
        const choices = size.choices.map((choice) => ({ ...choice, soldOut: choice._id === ids.large }));
        const sold = { params: { id: size._id }, body: saved(size, { choices }) };
        success('updateOptionGroup', await admin.call('updateOptionGroup', sold));
        success('deleteOptionGroup', await admin.call('deleteOptionGroup', { params: { id: extras._id } }));
        expect(await cart(client)).toMatchObject([
          { unavailable: true, total: 0, problem: 'Large is sold out' },
          {
            unavailable: true,
            total: 0,
            problem: 'One of your choices is no longer offered',
            options: [{ name: 'Small' }, { name: 'Shot', price: 40 }],
          },
        ]);
      },
    },
    {
      name: 'C256: an order has the choices of its lines, by id of the dish and of the line of the cart',
      async run(shop) {
        const { admin, client, add, dish, ids } = await begin(shop);
        const inCart = success('addToCart', await add([ids.large, ids.syrup], { quantity: 2 }));
        const lines = [
          { ...line(dish, 1), price: 350.5, options: [ids.large] },
          { ...line(dish, 2), _id: inCart._id, price: 390.5 },
          line(dish, 1, { price: null }),
        ];
        const body = checkout({ lines, total: 350.5 + 781 + 290 });
        const { _id } = success('placeOrder', await client.call('placeOrder', { body }));
        const { item, totalAmount } = await orderOf(admin, _id);
        expect(totalAmount).toBe(1421.5);
        expect(item.map(({ price, options }) => [price, options?.map(({ name }) => name)])).toEqual([
          [350.5, ['Large']],
          [390.5, ['Large', 'Syrup']],
          [290, ['Small']],
        ]);
      },
    },
    {
      name: 'C256: lines that come back as they were read are taken, with the choices as objects',
      async run(shop) {
        const { admin, client, add, ids } = await begin(shop);
        const inCart = success('addToCart', await add([ids.large]));
        const lines = [{ ...inCart, name: null, price: null }] as never;
        const { _id } = success(
          'placeOrder',
          await client.send('placeOrder', { body: checkout({ lines, total: 350.5 }) }),
        );
        const { item } = await orderOf(admin, _id);
        expect(item).toMatchObject([{ price: 350.5, options: [{ _id: ids.large }] }]);
      },
    },
    {
      name: 'C257: an order whose choices cannot be had is refused with the line and the reason, and not stored',
      async run(shop) {
        const { admin, dish, ids } = await begin(shop);
        const before = (await ordersOf(admin)).length;
        const lines = [
          { ...line(dish), price: 290, options: [ids.small] },
          { ...line(dish), price: 380, options: [ids.jug] },
          { ...line(dish), price: 290, options: ['of-another-dish'] },
        ];
        const answer = await shop.guest().call('placeGuestOrder', { body: checkout({ lines, total: 960 }) });
        expect(conflict(answer).changes).toEqual([
          expect.objectContaining({
            kind: 'option',
            line: 1,
            text: 'Jug is sold out',
            was: 380,
            now: null,
          }),
          expect.objectContaining({ kind: 'option', line: 2, _id: dish._id }),
        ]);
        const text = { ...line(dish), options: ids.small } as never;
        refusal(
          await shop.guest().send('placeGuestOrder', { body: checkout({ lines: [text] }) }),
          400,
          'item.0.options',
        );
        expect(await ordersOf(admin)).toHaveLength(before);
      },
    },
    {
      name: 'C257: a choice that became dearer is a changed price of its line alone',
      async run(shop) {
        const { admin, dish, size, ids } = await begin(shop);
        const choices = size.choices.map((choice) =>
          choice._id === ids.large ? { ...choice, priceDifference: 80 } : choice,
        );
        const update = { params: { id: size._id }, body: saved(size, { choices }) };
        success('updateOptionGroup', await admin.call('updateOptionGroup', update));
        const lines = [
          { ...line(dish), price: 290, options: [ids.small] },
          { ...line(dish), price: 350.5, options: [ids.large] },
        ];
        const body = checkout({ lines, total: 640.5 });
        expect(conflict(await shop.guest().call('placeGuestOrder', { body }))).toMatchObject({
          totalAmount: 660,
          changes: [{ kind: 'price', _id: dish._id, line: 1, was: 350.5, now: 370 }],
        });
      },
    },
    {
      name: 'C256: staff’s edits keep the choices of lines, and a new line may name some; the history says them',
      async run(shop) {
        const { admin, dish, ids } = await begin(shop);
        const body = checkout({
          lines: [{ ...line(dish), price: 350.5, options: [ids.large] }],
          total: 350.5,
        });
        const { _id } = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }));
        const params = { id: _id };
        const [stored] = (await orderOf(admin, _id)).item;
        const items = [
          { _id: stored?._id ?? '', quantity: 2, options: [ids.small] },
          { productId: dish._id, quantity: 1, options: [ids.small, ids.shot] },
        ];
        const changed = success('updateOrder', await admin.call('updateOrder', { params, body: { items } }));
        expect(changed).toMatchObject({
          totalAmount: 701 + 330,
          item: [
            { price: 350.5, options: [{ _id: ids.large }] },
            { price: 330, options: [{}, {}] },
          ],
        });
        const history = success('getOrderHistory', await admin.call('getOrderHistory', { params }));
        expect(history.at(-1)?.lines).toEqual([
          { name: `${dish.name}, Large`, pieces: { from: 1, to: 2 } },
          { name: `${dish.name}, Small, Shot`, pieces: { from: 0, to: 1 } },
        ]);
        const jug = [{ productId: dish._id, quantity: 1, options: [ids.jug] }];
        const refused = refusal(await admin.call('updateOrder', { params, body: { items: jug } }), 409);
        expect(refused.message).toBe(`${dish.name}: Jug is sold out`);
      },
    },
  ],
};
