import { refusal, success } from '../support/expect-answer';
import { form, png } from '../support/forms';
import type { CaseGroup } from '../support/shop';

const shirt = {
  name: 'Linen Shirt',
  division: 'closet',
  price: '2899.5',
  brand: 'Himal',
  material: 'Linen',
  description: 'Light.',
  availableStock: '0',
  sizeOptions: 'S, M ,S',
  category: 'Men',
  gender: 'Men',
  color_0: 'Red',
  colorHex_0: '#aa0000',
  color_1: 'Blue',
  colorHex_1: '#0000aa',
};

const pictures = { colorImage_0: png(40), image_1: png(80) };

export const closetEditCases: CaseGroup = {
  title: 'staff’s closet',
  cases: [
    {
      name: 'C61, C62, C63: an item is added with colours under either field name, a stock of 0 and clean sizes',
      async run(shop) {
        const admin = await shop.admin();
        const item = success(
          'addClosetItem',
          await admin.send('addClosetItem', { body: form(shirt, pictures) }),
        );
        expect(item).toMatchObject({
          name: 'Linen Shirt',
          price: 2899.5,
          availableStock: 0,
          sizeOptions: ['S', 'M'],
          ratings: 4,
          isTopSeller: false,
        });
        expect(item.colors).toMatchObject([
          { name: 'Red', hex: '#aa0000' },
          { name: 'Blue', hex: '#0000aa' },
        ]);
        expect(item.image).toBe(item.colors[0]?.image);
        const read = await shop.guest().call('getClosetItem', { params: { id: item._id } });
        expect(success('getClosetItem', read)).toEqual(item);
      },
    },
    {
      name: 'C61: a change keeps missing fields, and a colour keeps its picture by name, not by position',
      async run(shop) {
        const admin = await shop.admin();
        const added = success(
          'addClosetItem',
          await admin.send('addClosetItem', { body: form(shirt, pictures) }),
        );
        const params = { id: added._id };
        const swap = form({ price: '3000', colorName_0: 'blue', colorName_1: 'Red' });
        const swapped = success(
          'updateClosetItem',
          await admin.send('updateClosetItem', { params, body: swap }),
        );
        expect(swapped).toMatchObject({
          price: 3000,
          brand: 'Himal',
          category: 'Men',
          sizeOptions: ['S', 'M'],
        });
        const images = added.colors.map(({ image }) => image);
        expect(swapped.colors.map(({ image }) => image)).toEqual(images.reverse());
        const plain = form({ brand: '', isTopSeller: 'on' });
        const changed = success(
          'updateClosetItem',
          await admin.send('updateClosetItem', { params, body: plain }),
        );
        expect(changed).toMatchObject({ brand: '', isTopSeller: true, colors: swapped.colors });
      },
    },
    {
      name: 'P16: a deleted item is in no list',
      async run(shop) {
        const admin = await shop.admin();
        const added = await admin.send('addClosetItem', {
          body: form({ ...shirt, name: 'Brief' }, pictures),
        });
        const params = { id: success('addClosetItem', added)._id };
        success('deleteClosetItem', await admin.call('deleteClosetItem', { params }));
        refusal(await admin.call('deleteClosetItem', { params }), 404);
        refusal(await shop.guest().call('getClosetItem', { params }), 404);
        const found = await shop.guest().call('listClosetItems', { query: { search: 'Brief' } });
        expect(success('listClosetItems', found)).toEqual([]);
      },
    },
    {
      name: 'missing and invalid fields are refused by field',
      async run(shop) {
        const admin = await shop.admin();
        const add = (changes: Record<string, string>) =>
          admin.send('addClosetItem', { body: form({ ...shirt, ...changes }, pictures) });
        for (const [field, value] of Object.entries({
          name: ' ',
          price: 'much',
          availableStock: '1.5',
          category: 'Everybody',
          division: 'cellar',
          ratings: '9',
        }))
          refusal(await add({ [field]: value }), 400, field);
      },
    },
  ],
};
