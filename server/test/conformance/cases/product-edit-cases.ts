import { refusal, success } from '../support/expect-answer';
import { form, png } from '../support/forms';
import type { CaseGroup } from '../support/shop';

const tea = { name: 'Masala Tea', price: '80.5', category: 'Drinks', description: 'With milk.' };

export const productEditCases: CaseGroup = {
  title: 'staff’s products and pictures',
  cases: [
    {
      name: 'C59: a product is added with its picture; boolean fields of a form may be text',
      async run(shop) {
        const admin = await shop.admin();
        const fields = { ...tea, ugage: 'disable', espressoItem: 'false', soldOut: 'true' };
        const added = await admin.send('addProduct', { body: form(fields, { image: png() }) });
        const product = success('addProduct', added);
        expect(product).toMatchObject({ price: 80.5, ugage: 'disable', espressoItem: false, soldOut: true });
        const [newest] = success('listAdminProducts', await admin.call('listAdminProducts', {}));
        expect(newest).toEqual(product);
        const read = await shop.guest().call('getProduct', { params: { id: product._id } });
        expect(success('getProduct', read)).toEqual(product);
      },
    },
    {
      name: 'C75: a change as JSON keeps picture and missing fields; a form may have a new picture',
      async run(shop) {
        const admin = await shop.admin();
        const added = await admin.send('addProduct', { body: form(tea, { image: png(10) }) });
        const { _id, image } = success('addProduct', added);
        const params = { id: _id };
        const json = await admin.call('updateProduct', { params, body: { price: 90 } });
        expect(success('updateProduct', json)).toMatchObject({ price: 90, image, description: 'With milk.' });
        const blank = await admin.call('updateProduct', { params, body: { description: '' } });
        expect(success('updateProduct', blank)).toMatchObject({ price: 90, description: '' });
        const body = form({ name: 'Ginger Tea' }, { image: png(200) });
        const changed = success('updateProduct', await admin.send('updateProduct', { params, body }));
        expect(changed).toMatchObject({ name: 'Ginger Tea', price: 90 });
        expect(changed.image).not.toBe(image);
      },
    },
    {
      name: 'P16: a deleted product is in no list; deleting it again is 404',
      async run(shop) {
        const admin = await shop.admin();
        const added = await admin.send('addProduct', {
          body: form({ ...tea, name: 'Brief' }, { image: png() }),
        });
        const params = { id: success('addProduct', added)._id };
        success('deleteProduct', await admin.call('deleteProduct', { params }));
        refusal(await admin.call('deleteProduct', { params }), 404);
        refusal(await admin.call('updateProduct', { params, body: { price: 1 } }), 404);
        refusal(await shop.guest().call('getProduct', { params }), 404);
        const found = await shop.guest().call('searchProducts', { query: { q: 'Brief' } });
        expect(success('searchProducts', found)).toEqual([]);
      },
    },
    {
      name: 'C63: missing fields and invalid pictures are refused by field; a price of 0 and no picture are valid',
      async run(shop) {
        const admin = await shop.admin();
        const add = (fields: Record<string, string>, files?: Record<string, Buffer>) =>
          admin.send('addProduct', { body: form(fields, files) });
        const { status, body } = await add(tea);
        expect([status, body.data]).toEqual([200, expect.objectContaining({ name: tea.name, image: '' })]);
        refusal(await add({ ...tea, name: '' }, { image: png() }), 400, 'name');
        refusal(await add({ ...tea, price: '' }, { image: png() }), 400, 'price');
        refusal(await add({ ...tea, price: '-1' }, { image: png() }), 400, 'price');
        refusal(await add({ ...tea, ugage: 'never' }, { image: png() }), 400, 'ugage');
        const text = form(tea, { image: Buffer.from('<svg onload="alert(1)"/>') }, 'image/svg+xml');
        refusal(await admin.send('addProduct', { body: text }), 400, 'image');
        const free = success('addProduct', await add({ ...tea, price: '0' }, { image: png() }));
        expect(free.price).toBe(0);
      },
    },
    {
      name: 'a picture is added at the start of the gallery, and removed once',
      async run(shop) {
        const admin = await shop.admin();
        const body = form({ title: 'Garden', alt: 'Tables under trees' }, { image: png() });
        const added = success('addGalleryImage', await admin.send('addGalleryImage', { body }));
        const [first] = success('listGallery', await shop.guest().call('listGallery', {}));
        expect(first).toEqual(added);
        const params = { id: added._id };
        success('deleteGalleryImage', await admin.call('deleteGalleryImage', { params }));
        refusal(await admin.call('deleteGalleryImage', { params }), 404);
        const untold = form({ title: '', alt: 'x' }, { image: png() });
        refusal(await admin.send('addGalleryImage', { body: untold }), 400, 'title');
      },
    },
  ],
};
