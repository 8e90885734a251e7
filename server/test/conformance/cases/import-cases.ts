import { importForm } from '../../support/import-shop';
import { refusal, success } from '../support/expect-answer';
import type { CaseGroup, Shop } from '../support/shop';

const check = async (shop: Shop, kind: 'product' | 'closet', csv: string) =>
  success('checkImport', await (await shop.admin()).send('checkImport', { body: importForm(kind, csv) }));

const apply = async (shop: Shop, id: string, take: 'all' | 'good') =>
  (await shop.admin()).call('applyImport', { params: { id }, body: { take } });

const head = 'id,name,category,price,diet,caffeine,served from,served until';

export const importCases: CaseGroup = {
  title: 'exports and imports of menu and closet',
  cases: [
    {
      name: 'C304: an export that is imported again changes nothing, for menu and closet',
      async run(shop) {
        const admin = await shop.admin();
        for (const [kind, call] of [
          ['product', 'exportProducts'],
          ['closet', 'exportCloset'],
        ] as const) {
          const { status, body } = await admin.call(call, { query: {} });
          expect(status).toBe(200);
          const { rows } = await check(shop, kind, body.data);
          expect(rows.length).toBeGreaterThan(1);
          expect(rows.filter(({ action }) => action !== 'same')).toEqual([]);
        }
      },
    },
    {
      name: 'C305, C306: a check tells each row; all is nothing with an error, good leaves it out, and a repeat changes nothing',
      async run(shop) {
        const admin = await shop.admin();
        const [dish] = success('listAdminProducts', await admin.call('listAdminProducts', {}));
        if (!dish) throw new Error('no dish');
        const csv = [
          head,
          `${dish._id},'=Sum,Imported,99.5,vegan,no,07:00,11:00`,
          ',Sherpa Tea,Imported,80,,,,',
          ',,imported,-1,meat,maybe,9,',
          `${dish._id},Twice,Imported,1,,,,`,
        ].join('\r\n');
        const { _id, rows, unusedPictures } = await check(shop, 'product', csv);
        expect(unusedPictures).toEqual([]);
        expect(rows.map(({ line, action }) => [line, action])).toEqual([
          [2, 'change'],
          [3, 'add'],
          [4, 'error'],
          [5, 'error'],
        ]);
        expect(rows[0]?.changes).toContainEqual({ column: 'name', before: dish.name, after: '=Sum' });
        expect(rows[0]?.changes).toContainEqual({ column: 'diet', before: '', after: 'vegan' });
        expect(rows[2]?.errors.map(({ column }) => column).sort()).toEqual([
          'caffeine',
          'diet',
          'name',
          'price',
          'served from',
        ]);
        expect(rows[3]?.errors).toEqual([{ column: 'id', message: 'is in an earlier row too' }]);
        const { data } = refusal(await apply(shop, _id, 'all'), 409);
        expect(data).toMatchObject({ skipped: [{ line: 4 }, { line: 5 }] });
        const params = { id: dish._id };
        expect(success('getProduct', await admin.call('getProduct', { params }))).toEqual(dish);
        const done = success('applyImport', await apply(shop, _id, 'good'));
        expect(done).toMatchObject({ added: 1, changed: 1, same: 0, skipped: [{ line: 4 }, { line: 5 }] });
        expect(success('applyImport', await apply(shop, _id, 'good'))).toEqual(done);
        refusal(await apply(shop, _id, 'all'), 409);
        expect(success('getProduct', await admin.call('getProduct', { params }))).toMatchObject({
          name: '=Sum',
          price: 99.5,
          marks: { diet: 'vegan', contains: [], spice: 0, caffeine: false },
          mealtime: { from: '07:00', until: '11:00' },
          version: (dish.version ?? 0) + 1,
        });
        const found = await admin.call('searchProducts', { query: { q: 'Sherpa Tea' } });
        expect(found.body.data).toMatchObject([{ category: 'Imported', price: 80 }]);
      },
    },
    {
      name: 'C306: an item that was changed since the check is left out; pieces are counted by size and colour (C273)',
      async run(shop) {
        const admin = await shop.admin();
        const csv = [
          'name,category,price,sizes,colors,cells',
          'Import Vest,Men,900,"S, M","Red (#aa0000)\nBlue","S / Red: 2\nM / Blue: 3"',
        ].join('\n');
        const added = await check(shop, 'closet', csv);
        expect(success('applyImport', await apply(shop, added._id, 'all'))).toMatchObject({ added: 1 });
        const query = { search: 'Import Vest' };
        const [vest] = (await admin.call('listClosetItems', { query })).body.data;
        expect(vest).toMatchObject({
          availableStock: 5,
          colors: [{ name: 'Red', hex: '#aa0000' }, { name: 'Blue' }],
        });
        expect(vest?.cells).toHaveLength(4);
        const id = vest?._id ?? '';
        const wrong = `id,name,stock,cells\n${id},Import Vest,9,L / Red: 1`;
        const { rows } = await check(shop, 'closet', wrong);
        expect(rows[0]?.errors.map(({ column }) => column)).toContain('cells');
        const cheaper = await check(shop, 'closet', `id,name,price\n${id},Import Vest,800`);
        expect(cheaper.rows[0]?.changes).toEqual([{ column: 'price', before: '900', after: '800' }]);
        await admin.send('updateClosetItem', { params: { id }, body: { price: 850 } });
        const late = success('applyImport', await apply(shop, cheaper._id, 'good'));
        expect(late).toMatchObject({ changed: 0, skipped: [{ line: 2 }] });
        const item = await admin.call('getClosetItem', { params: { id } });
        expect(item.body.data).toMatchObject({ price: 850 });
      },
    },
    {
      name: 'C305: a sheet that cannot be read and an import that is not known are refused',
      async run(shop) {
        const admin = await shop.admin();
        const send = (csv: string) => admin.send('checkImport', { body: importForm('product', csv) });
        refusal(await send('id,prise\na,1'), 400, 'file');
        refusal(await send('price\n1'), 400, 'file');
        refusal(await send('name,price'), 400, 'file');
        refusal(await apply(shop, 'nobody', 'all'), 404);
      },
    },
  ],
};
