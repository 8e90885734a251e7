import { randomUUID } from 'node:crypto';
import { request } from '@storefront/shared/api';
import { ApiError } from '@storefront/shared/api/api-error';
import { addToCart, deleteCartLines, updateCartLine } from '@storefront/shared/api/cart';
import { getCurrentUser } from '@storefront/shared/api/current-user';
import { addLocation, deleteLocation } from '@storefront/shared/api/locations';
import {
  changeOrderStatus,
  getOrderByKey,
  listOrders,
  placeGuestOrder,
  placeOrder,
} from '@storefront/shared/api/orders';
import { login, logout, register } from '@storefront/shared/api/users';
import { closetItems, products } from '../support/catalogue';
import { newMember } from '../support/members';
import { cartLine, checkout, line } from '../support/payloads';
import type { CaseGroup } from '../support/shop';
import { inBrowser } from '../support/typed-client';

const { espresso } = products;

export const typedClientCases: CaseGroup = {
  title: 'the typed client',
  cases: [
    {
      name: 'reads the catalogue out of the envelope',
      run: (shop) =>
        inBrowser(shop.guest(), async () => {
          const menu = await request('listMenu', { query: { page: 1 } });
          expect(menu.flatMap((group) => group.products)).toHaveLength(6);
          const found = await request('searchProducts', { query: { q: 'espresso' } });
          expect(found).toMatchObject([{ name: 'Espresso' }]);
          expect(await request('getProduct', { params: { id: espresso._id } })).toMatchObject(espresso);
          const kicks = await request('listClosetItems', { query: { page: 1, division: 'kicks' } });
          expect(kicks).toHaveLength(1);
          const boots = await request('getClosetItem', { params: { id: closetItems.boots._id } });
          expect(boots).toMatchObject({ name: 'Trail Boots' });
          expect(await request('listGallery', { query: {} })).toHaveLength(2);
          const places = await request('listLocations', {});
          expect(places.map(({ address }) => address)).toContain('Lakeside');
        }),
    },
    {
      name: 'signs up, in and out (C34)',
      run: (shop) =>
        inBrowser(shop.guest(), async () => {
          const email = `${randomUUID()}@example.com`;
          expect(await getCurrentUser()).toBeNull();
          await register({ fullName: 'Mina Rai', email, password: 'secret-1' });
          expect(await login({ email, password: 'secret-1' })).toMatchObject({ email, role: 'customer' });
          expect(await getCurrentUser()).toMatchObject({ email });
          await logout();
          expect(await getCurrentUser()).toBeNull();
        }),
    },
    {
      name: 'fills, changes and clears a cart: the body of a DELETE arrives (P68)',
      async run(shop) {
        const { client } = await newMember(shop);
        await inBrowser(client, async () => {
          const first = await addToCart(espresso._id, cartLine());
          const second = await addToCart(products.latte._id, cartLine({ quantity: 2 }));
          expect(await updateCartLine(first._id, 3)).toMatchObject({ quantity: 3 });
          await deleteCartLines([first._id, second._id]);
          expect(await request('getCart', {})).toEqual([]);
        });
      },
    },
    {
      name: 'places an order under a key and finds it again (C86)',
      async run(shop) {
        const { client } = await newMember(shop);
        await inBrowser(client, async () => {
          const key = randomUUID();
          const receipt = await placeOrder(checkout({ lines: [line(espresso)], total: 120 }), key);
          expect(await getOrderByKey(key)).toEqual(receipt);
        });
      },
    },
    {
      name: 'C83: a refusal is an ApiError with status, message, fields and changes',
      run: (shop) =>
        inBrowser(shop.guest(), async () => {
          const wrong = await login({ email: 'nobody@example.com', password: 'x' }).catch((error) => error);
          expect(wrong).toBeInstanceOf(ApiError);
          expect(wrong).toMatchObject({ status: 401, message: 'Invalid credentials', isAmbiguous: false });
          const body = checkout({ lines: [line(espresso)], total: 1 });
          const refused = await placeGuestOrder(body, randomUUID()).catch((error) => error);
          expect(refused).toMatchObject({ status: 409, conflict: { totalAmount: 120 } });
          const empty = await placeGuestOrder({ ...body, item: [] }, randomUUID()).catch((error) => error);
          expect(empty).toMatchObject({ status: 400, fields: [{ field: 'item' }] });
        }),
    },
    {
      name: 'lets staff list orders, change their status, and edit places',
      async run(shop) {
        const body = checkout({ lines: [line(espresso)], total: 120 });
        const { _id } = await inBrowser(shop.guest(), () => placeGuestOrder(body, randomUUID()));
        await inBrowser(await shop.admin(), async () => {
          expect((await listOrders({ page: 1, status: 'pending' })).map((order) => order._id)).toContain(_id);
          expect(await changeOrderStatus(_id, { status: 'completed' })).toMatchObject({
            status: 'completed',
          });
          const place = await addLocation({ address: 'Station', rate: 20 });
          await deleteLocation(place._id);
        });
      },
    },
  ],
};
