import { type Marks, PLAIN_MARKS } from '@storefront/shared/rules/marks';
import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { form, png } from '../support/forms';
import type { CaseGroup, Shop } from '../support/shop';

const { espresso, latte, croissant, water } = products;

async function kitchen(shop: Shop) {
  const admin = await shop.admin();
  const guest = shop.guest();
  const send = ({ _id: id }: { readonly _id: string }, marks: unknown) =>
    admin.send('updateProduct', { params: { id }, body: { marks } });
  const names = (groups: readonly { products: readonly { name: string }[] }[]) =>
    groups.flatMap((group) => group.products.map(({ name }) => name));
  return {
    admin,
    guest,
    send,
    mark: async (dish: { readonly _id: string }, marks: Partial<Marks> | null) =>
      success('updateProduct', await send(dish, marks && { ...PLAIN_MARKS, ...marks })),
    menu: async (query: Record<string, string | number>) =>
      names(success('listMenu', await guest.send('listMenu', { query }))),
    found: async (q: string, diet: string) =>
      success('searchProducts', await guest.send('searchProducts', { query: { q, diet } })).map(
        ({ name }) => name,
      ),
  };
}

export const markCases: CaseGroup = {
  title: 'marks of dishes',
  cases: [
    {
      name: 'C261: staff fill in marks, in one order, and remove them; a change of another field keeps them',
      async run(shop) {
        const { mark, admin, guest } = await kitchen(shop);
        const params = { id: latte._id };
        const read = async () => success('getProduct', await guest.call('getProduct', { params }));
        expect(await read()).not.toHaveProperty('marks');
        const marks = {
          diet: 'vegetarian',
          contains: ['nuts', 'egg', 'nuts'],
          spice: 2,
          caffeine: true,
        } as const;
        const sorted = { ...marks, contains: ['egg', 'nuts'] };
        expect(await mark(latte, marks)).toMatchObject({ marks: sorted });
        success('updateProduct', await admin.call('updateProduct', { params, body: { price: 215 } }));
        expect(await read()).toMatchObject({ price: 215, marks: sorted });
        expect(await mark(latte, null)).not.toHaveProperty('marks');
        expect(await read()).not.toHaveProperty('marks');
      },
    },
    {
      name: 'C261: a form has marks as JSON text',
      async run(shop) {
        const { admin } = await kitchen(shop);
        const fields = { name: 'Chatpate', price: '90', category: 'Drinks' };
        const add = (marks: string) =>
          admin.send('addProduct', { body: form({ ...fields, marks }, { image: png() }) });
        const added = success('addProduct', await add(JSON.stringify({ ...PLAIN_MARKS, spice: 3 })));
        expect(added).toMatchObject({ marks: { ...PLAIN_MARKS, spice: 3 } });
        const plain = success('addProduct', await add('null'));
        expect(plain).not.toHaveProperty('marks');
        refusal(await add('{'), 400, 'marks');
        for (const { _id } of [added, plain])
          success('deleteProduct', await admin.call('deleteProduct', { params: { id: _id } }));
      },
    },
    {
      name: 'C261: marks that are incomplete or contradict each other are refused',
      async run(shop) {
        const { send } = await kitchen(shop);
        refusal(await send(latte, { ...PLAIN_MARKS, diet: 'vegan', contains: ['dairy'] }), 400, 'marks');
        refusal(await send(latte, { ...PLAIN_MARKS, spice: 4 }), 400, 'marks.spice');
        refusal(await send(latte, { ...PLAIN_MARKS, diet: 'keto' }), 400, 'marks.diet');
        refusal(await send(latte, { ...PLAIN_MARKS, contains: ['fish'] }), 400, 'marks.contains.0');
        refusal(await send(latte, { diet: null, contains: [], spice: 0 }), 400, 'marks.caffeine');
      },
    },
    {
      name: 'C262: the menu with filters has only dishes whose marks pass all of them',
      async run(shop) {
        const { mark, menu, found } = await kitchen(shop);
        await mark(espresso, { diet: 'vegan', caffeine: true });
        await mark(latte, { diet: 'vegetarian', contains: ['dairy'], caffeine: true });
        await mark(croissant, { diet: 'vegetarian', contains: ['egg', 'gluten', 'dairy'] });
        await mark(water, { diet: 'vegan' });
        expect((await menu({ diet: 'vegetarian' })).sort()).toEqual(
          [espresso, latte, croissant, water].map(({ name }) => name).sort(),
        );
        expect(await menu({ diet: 'no-caffeine,vegan' })).toEqual([water.name]);
        expect(await menu({ diet: 'vegetarian', category: 'Coffee' })).toEqual([espresso.name, latte.name]);
        expect(await menu({ diet: 'no-nuts' })).not.toContain('Cheesecake');
        expect(await menu({ diet: '' })).toContain('Cheesecake');
        expect(await found('espr', 'vegan')).toEqual([espresso.name]);
        expect(await found('a', 'no-dairy')).toEqual([water.name]);
      },
    },
    {
      name: 'C262: filtered pages have no gaps or repeats, and end with an empty one',
      async run(shop) {
        const { menu } = await kitchen(shop);
        const pages = [];
        for (const page of [1, 2, 3]) pages.push(await menu({ diet: 'vegetarian', page, limit: 2 }));
        expect(pages.map(({ length }) => length)).toEqual([2, 2, 0]);
        expect(pages.flat()).toEqual(await menu({ diet: 'vegetarian' }));
      },
    },
    {
      name: 'C262: an unknown filter is refused, because ignoring it would promise too much',
      async run(shop) {
        const { guest } = await kitchen(shop);
        for (const name of ['listMenu', 'searchProducts'] as const)
          refusal(await guest.send(name, { query: { diet: 'vegan,no-fish' } }), 400, 'diet');
      },
    },
  ],
};
