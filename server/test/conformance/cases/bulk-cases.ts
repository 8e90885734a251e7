import { refusal, success } from '../support/expect-answer';
import type { CaseGroup } from '../support/shop';

export const bulkCases: CaseGroup = {
  title: 'changes of many items at once',
  cases: [
    {
      name: 'C307: dishes change together, in whole rupees, and their versions rise; one stale or unknown one changes none',
      async run(shop) {
        const admin = await shop.admin();
        const [one, two] = success('listAdminProducts', await admin.call('listAdminProducts', {}));
        if (!one || !two) throw new Error('two dishes are needed');
        const seen = [one, two].map(({ _id, version }) => ({ _id, version }));
        const body = { items: seen, pricePercent: 7, category: 'Bulk', ugage: 'disable' as const };
        const changed = success('changeProducts', await admin.call('changeProducts', { body }));
        expect(changed).toEqual(
          [one, two].map((dish) => ({
            ...dish,
            price: Math.round(dish.price * 1.07),
            category: 'Bulk',
            ugage: 'disable',
            version: (dish.version ?? 0) + 1,
            ...(dish.priceFrom !== undefined && { priceFrom: expect.any(Number) }),
          })),
        );
        refusal(await admin.call('changeProducts', { body }), 409);
        const unknown = { items: [{ _id: two._id }, { _id: 'nobody' }], pricePercent: 50 };
        refusal(await admin.call('changeProducts', { body: unknown }), 404);
        const params = { id: two._id };
        expect(success('getProduct', await admin.call('getProduct', { params }))).toEqual(changed[1]);
        const twice = { items: [{ _id: two._id }, { _id: two._id }], pricePercent: 5 };
        refusal(await admin.call('changeProducts', { body: twice }), 400, 'items');
        const far = { items: [{ _id: two._id }], pricePercent: -91 };
        refusal(await admin.call('changeProducts', { body: far }), 400, 'pricePercent');
        const back = {
          items: [one, two].map(({ _id }) => ({ _id })),
          category: one.category,
          ugage: one.ugage,
        };
        success('changeProducts', await admin.call('changeProducts', { body: back }));
      },
    },
    {
      name: 'C307: pieces change together; their stock, cells and pictures stay',
      async run(shop) {
        const admin = await shop.admin();
        const items = success(
          'listClosetItems',
          await admin.call('listClosetItems', { query: { limit: 3 } }),
        );
        const seen = items.map(({ _id, version }) => ({ _id, version }));
        const body = { items: seen, pricePercent: -10, isTopSeller: true, category: 'Kids' as const };
        const changed = success('changeClosetItems', await admin.call('changeClosetItems', { body }));
        expect(changed).toEqual(
          items.map((item) => ({
            ...item,
            price: Math.max(1, Math.round(item.price * 0.9)),
            isTopSeller: true,
            category: 'Kids',
            version: (item.version ?? 0) + 1,
          })),
        );
        refusal(await admin.call('changeClosetItems', { body }), 409);
      },
    },
  ],
};
