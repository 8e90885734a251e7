import { request } from '@storefront/shared/api';
import { addClosetItem, deleteClosetItem, updateClosetItem } from '@storefront/shared/api/closet';
import { addGalleryImage, deleteGalleryImage } from '@storefront/shared/api/gallery';
import { deleteOrder, updateOrder } from '@storefront/shared/api/orders';
import { addProduct, deleteProduct, updateProduct } from '@storefront/shared/api/products';
import { createMockWorld } from './create-mock-world';
import { startMockServer } from './node';
import type { MockWorld } from './world';

let world: MockWorld;
let stop = () => {};
beforeEach(() => {
  world = createMockWorld({ person: 'admin' });
  stop = startMockServer(world);
});
afterEach(() => stop());

const file = (type = 'image/png') => new File(['picture'], 'picture.png', { type });

function form(fields: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const tea = { name: 'Tea', price: '80', category: 'Drinks', description: '', espressoItem: 'false' };

test('§7: staff add a product with a picture, change it without one and delete it', async () => {
  const added = await addProduct(form({ ...tea, image: file() }));
  expect(added).toMatchObject({ name: 'Tea', price: 80, ugage: 'enable', espressoItem: false });
  expect(added.image).toMatch(/^data:image\/png;base64,/);
  const changed = await updateProduct(added._id, { price: 90 });
  expect(changed).toMatchObject({ price: 90, image: added.image, category: 'Drinks' });
  await deleteProduct(added._id);
  await expect(request('getProduct', { params: { id: added._id } })).rejects.toMatchObject({ status: 404 });
});

test('addProduct names the field of an invalid picture; it needs none (§2)', async () => {
  expect(await addProduct(form(tea))).toMatchObject({ image: '' });
  const text = form({ ...tea, image: file('text/html') });
  await expect(addProduct(text)).rejects.toMatchObject({ fields: [{ field: 'image' }] });
});

const shirt = { name: 'Shirt', division: 'closet', price: '900', availableStock: '0', category: 'Men' };

test('C61, C62: addClosetItem reads the field names of §7, and a change keeps a colour’s picture by name', async () => {
  const fields = { ...shirt, sizeOptions: 'S, M,S', color_0: 'Red', color_1: 'Blue', color_2: 'Réd' };
  const added = await addClosetItem(form({ ...fields, colorImage_0: file(), image_1: file('image/webp') }));
  expect(added).toMatchObject({ availableStock: 0, sizeOptions: ['S', 'M'], ratings: 4 });
  expect(added.colors.map(({ name, image }) => [name, image.slice(0, 15)])).toEqual([
    ['Red', 'data:image/png;'],
    ['Blue', 'data:image/webp'],
  ]);
  const swapped = form({ price: '950', colorName_0: 'blue', colorName_1: 'Green' });
  const changed = await updateClosetItem(added._id, swapped);
  expect(changed).toMatchObject({ name: 'Shirt', price: 950, category: 'Men' });
  expect(changed.colors.map(({ image }) => image)).toEqual([added.colors[1]?.image, '']);
  await deleteClosetItem(added._id);
  expect(world.closetItems).toHaveLength(8);
});

test('§7: staff add a picture as the first of the gallery, and remove it', async () => {
  const added = await addGalleryImage(form({ title: 'Garden', alt: 'Green', image: file() }));
  expect((await request('listGallery', { query: {} }))[0]).toEqual(added);
  await deleteGalleryImage(added._id);
  await expect(deleteGalleryImage(added._id)).rejects.toMatchObject({ status: 404 });
});

test('C21, C73: updateOrder replaces the lines at catalogue prices and updates the sums', async () => {
  const [order] = world.orders;
  const [line] = order?.item ?? [];
  const items = [
    { _id: line?._id ?? '', quantity: 1 },
    { productId: 'product-bakery-1', quantity: 2 },
  ];
  const changed = await updateOrder(order?._id ?? '', { items });
  expect(changed).toMatchObject({ subtotal: 490, deliveryFee: 50, totalAmount: 540, version: 2 });
  await expect(updateOrder(changed._id, { items, version: 1 })).rejects.toMatchObject({ status: 409 });
  await expect(updateOrder('order-1', { items })).rejects.toMatchObject({ status: 409 });
});

test('C25: deleteOrder removes the order from the list and returns its stock and points', async () => {
  const before = world.closetItems[0]?.availableStock ?? 0;
  const [order] = world.orders;
  const items = [{ productId: 'closet-1', type: 'closet' as const, quantity: 2 }];
  await updateOrder(order?._id ?? '', { items });
  expect(world.closetItems[0]?.availableStock).toBe(before - 2);
  await deleteOrder(order?._id ?? '');
  expect(world.closetItems[0]?.availableStock).toBe(before);
  expect(world.orders).toHaveLength(3);
});

test('the customer search matches names and excludes staff', async () => {
  expect(await request('listUsers', { query: { search: 'ASHA' } })).toMatchObject([
    { fullName: 'Asha Gurung' },
  ]);
  expect(await request('listUsers', { query: {} })).toHaveLength(1);
});
