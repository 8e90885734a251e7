import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { dishWithOptions, idsOf, saved } from '../support/options';
import type { CaseGroup } from '../support/shop';

const group = (about: object = {}) => ({
  name: 'Ice',
  min: 0,
  max: 1,
  choices: [{ name: 'Less ice', priceDifference: 0 }],
  ...about,
});

const choices = (...names: string[]) => names.map((name) => ({ name, priceDifference: 5 }));

export const optionGroupCases: CaseGroup = {
  title: 'groups of options',
  cases: [
    {
      name: 'C255: a dish has its groups in their order, and the price with the cheapest choices that it needs',
      async run(shop) {
        const { dish, size, extras } = await dishWithOptions(await shop.admin());
        expect(dish).toMatchObject({ price: 290, priceFrom: 290, optionGroups: [size._id, extras._id] });
        const guest = shop.guest();
        const read = success('getProduct', await guest.call('getProduct', { params: { id: dish._id } }));
        expect(read).toEqual(dish);
        const menu = success('listMenu', await guest.call('listMenu', { query: { category: 'Coffee' } }));
        expect(menu.flatMap((one) => one.products)).toContainEqual(dish);
        const groups = success('listOptionGroups', await guest.call('listOptionGroups', {}));
        expect(groups).toEqual(expect.arrayContaining([size, extras]));
      },
    },
    {
      name: 'C255, §7: a dish without groups has none of the fields; an empty list takes all groups off',
      async run(shop) {
        const admin = await shop.admin();
        const params = { id: products.espresso._id };
        const espresso = success('getProduct', await admin.call('getProduct', { params }));
        expect(Object.keys(espresso)).not.toEqual(expect.arrayContaining(['optionGroups']));
        const { dish } = await dishWithOptions(admin);
        const body = { optionGroups: [] };
        const bare = success(
          'updateProduct',
          await admin.call('updateProduct', { params: { id: dish._id }, body }),
        );
        expect(bare).not.toHaveProperty('optionGroups');
        expect(bare).not.toHaveProperty('priceFrom');
      },
    },
    {
      name: 'C255: a save keeps the ids of choices, in their new order, and raises the lowest price',
      async run(shop) {
        const admin = await shop.admin();
        const { dish, size, ids } = await dishWithOptions(admin);
        const [small, large] = size.choices;
        const body = saved(size, {
          choices: [
            { ...large, name: 'Huge', priceDifference: 70 },
            { ...small, name: 'Small', priceDifference: 10 },
          ],
        });
        const params = { id: size._id };
        const changed = success('updateOptionGroup', await admin.call('updateOptionGroup', { params, body }));
        expect(idsOf(changed)).toEqual({ Huge: ids.large, Small: ids.small });
        expect(changed.version).toBe((size.version ?? 0) + 1);
        const read = await shop.guest().call('getProduct', { params: { id: dish._id } });
        expect(success('getProduct', read)).toMatchObject({ price: 290, priceFrom: 300 });
      },
    },
    {
      name: 'C165: a save or deletion based on an older version of a group is refused',
      async run(shop) {
        const admin = await shop.admin();
        const { size } = await dishWithOptions(admin);
        const params = { id: size._id };
        const save = (max: number, version: number) =>
          admin.call('updateOptionGroup', { params, body: saved(size, { max, version }) });
        success('updateOptionGroup', await save(2, 1));
        expect(refusal(await save(3, 1), 409).data).toMatchObject({
          version: 2,
          current: { max: 2 },
          differences: [{ field: 'max', yours: 3, theirs: 2 }],
        });
        refusal(await admin.call('deleteOptionGroup', { params, query: { version: 1 } }), 409);
      },
    },
    {
      name: 'C255: a deleted group is off its dishes, whose versions are raised',
      async run(shop) {
        const admin = await shop.admin();
        const { dish, size, extras } = await dishWithOptions(admin);
        const params = { id: size._id };
        success('deleteOptionGroup', await admin.call('deleteOptionGroup', { params }));
        refusal(await admin.call('deleteOptionGroup', { params }), 404);
        const read = await admin.call('getProduct', { params: { id: dish._id } });
        expect(success('getProduct', read)).toMatchObject({
          optionGroups: [extras._id],
          version: (dish.version ?? 0) + 1,
        });
      },
    },
    {
      name: 'C255: a group that makes no sense is refused by field, and nothing is stored',
      async run(shop) {
        const admin = await shop.admin();
        const count = async () =>
          success('listOptionGroups', await admin.call('listOptionGroups', {})).length;
        const before = await count();
        const add = (about: object) => admin.send('addOptionGroup', { body: group(about) });
        refusal(await add({ name: ' ' }), 400, 'name');
        refusal(await add({ choices: [] }), 400, 'choices', 'max');
        refusal(await add({ choices: 'Less ice' }), 400, 'choices');
        refusal(await add({ min: 2, max: 1, choices: choices('a', 'b') }), 400, 'min');
        refusal(await add({ max: 2 }), 400, 'max');
        refusal(await add({ max: 0 }), 400, 'max');
        refusal(await add({ choices: choices('Oat', ' oat ') }), 400, 'choices');
        refusal(
          await add({ choices: [{ name: 'a', priceDifference: -1 }] }),
          400,
          'choices.0.priceDifference',
        );
        const stolen = [{ _id: 'of-another-group', name: 'a', priceDifference: 1 }];
        refusal(await add({ choices: stolen }), 400, 'choices.0._id');
        const defaults = choices('a', 'b').map((choice) => ({ ...choice, isDefault: true }));
        refusal(await add({ choices: defaults }), 400, 'choices');
        expect(await count()).toBe(before);
      },
    },
    {
      name: 'C255: two groups never have the same name; a dish takes only groups that exist',
      async run(shop) {
        const admin = await shop.admin();
        const { size, extras, dish } = await dishWithOptions(admin);
        refusal(await admin.call('addOptionGroup', { body: group({ name: size.name.toUpperCase() }) }), 409);
        const params = { id: extras._id };
        const body = saved(extras, { name: size.name });
        refusal(await admin.call('updateOptionGroup', { params, body }), 409);
        const unknown = { params: { id: dish._id }, body: { optionGroups: ['nothing'] } };
        refusal(await admin.call('updateProduct', unknown), 400, 'optionGroups');
      },
    },
    {
      name: 'P50: only staff change groups',
      async run(shop) {
        const { size } = await dishWithOptions(await shop.admin());
        const guest = shop.guest();
        const params = { id: size._id };
        refusal(await guest.call('addOptionGroup', { body: group() }), 401);
        refusal(await guest.call('updateOptionGroup', { params, body: saved(size) }), 401);
        refusal(await guest.call('deleteOptionGroup', { params }), 401);
      },
    },
  ],
};
