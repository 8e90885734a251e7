import { editConflict } from '@storefront/shared/contract/envelope';
import type { HttpClient } from '../../support/http-client';
import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { form, png } from '../support/forms';
import { checkout, line } from '../support/payloads';
import type { CaseGroup } from '../support/shop';

type DeleteCall =
  | 'deleteProduct'
  | 'deleteClosetItem'
  | 'deleteGalleryImage'
  | 'deleteLocation'
  | 'deleteOrder';

interface Stored {
  readonly _id: string;
  readonly version?: number | undefined;
}

/** One thing that staff delete: how it is made, how somebody else changes it, and what is stored then. */
interface Kind {
  readonly name: DeleteCall;
  readonly make: (admin: HttpClient) => Promise<Stored>;
  readonly change: (admin: HttpClient, id: string) => Promise<Stored>;
  readonly stored: Readonly<Record<string, unknown>>;
}

const closetForm = {
  name: 'Felt Hat',
  division: 'closet',
  price: '900',
  availableStock: '2',
  category: 'Men',
};

const kinds: readonly Kind[] = [
  {
    name: 'deleteProduct',
    make: async (admin) => {
      const body = form({ name: 'Chatpate', price: '90' }, { image: png(70) });
      return success('addProduct', await admin.send('addProduct', { body }));
    },
    change: async (admin, id) =>
      success('updateProduct', await admin.send('updateProduct', { params: { id }, body: { price: 95 } })),
    stored: { price: 95 },
  },
  {
    name: 'deleteClosetItem',
    make: async (admin) => {
      const body = form({ ...closetForm, color_0: 'Grey', colorHex_0: '#808080' }, { colorImage_0: png(80) });
      return success('addClosetItem', await admin.send('addClosetItem', { body }));
    },
    change: async (admin, id) => {
      const body = form({ material: 'Felt' });
      return success('updateClosetItem', await admin.send('updateClosetItem', { params: { id }, body }));
    },
    stored: { material: 'Felt' },
  },
  {
    name: 'deleteGalleryImage',
    make: async (admin) => {
      const body = form({ title: 'Roof', alt: 'The roof' }, { image: png(90) });
      return success('addGalleryImage', await admin.send('addGalleryImage', { body }));
    },
    change: async (admin, id) =>
      success(
        'updateGalleryImage',
        await admin.send('updateGalleryImage', { params: { id }, body: { title: 'The roof at noon' } }),
      ),
    stored: { title: 'The roof at noon' },
  },
  {
    name: 'deleteLocation',
    make: async (admin) =>
      success('addLocation', await admin.send('addLocation', { body: { address: 'Hilltop', rate: 40 } })),
    change: async (admin, id) =>
      success('updateLocation', await admin.send('updateLocation', { params: { id }, body: { rate: 45 } })),
    stored: { rate: 45 },
  },
  {
    name: 'deleteOrder',
    async make(admin) {
      const body = checkout({ lines: [line(products.espresso)] });
      const { _id } = success('placeGuestOrder', await admin.call('placeGuestOrder', { body }));
      const orders = success('listOrders', await admin.call('listOrders', {}));
      return orders.find((order) => order._id === _id) ?? { _id };
    },
    change: async (admin, id) =>
      success(
        'changeOrderStatus',
        await admin.send('changeOrderStatus', { params: { id }, body: { status: 'processing' } }),
      ),
    stored: { status: 'processing' },
  },
];

export const deleteVersionCases: CaseGroup = {
  title: 'versions of what staff delete',
  cases: [
    ...kinds.map(({ name, make, change, stored }) => ({
      name: `C165, P35: ${name}: a stale deletion is refused with who, when and the stored values; the newest version deletes`,
      async run(shop: { admin(): Promise<HttpClient> }) {
        const admin = await shop.admin();
        const { _id, version } = await make(admin);
        expect(version).toEqual(expect.any(Number));
        const remove = (query: Readonly<Record<string, unknown>>) =>
          admin.send(name, { params: { id: _id }, query });
        const newer = await change(admin, _id);
        const conflict = editConflict.parse(refusal(await remove({ version }), 409).data);
        expect(conflict).toMatchObject({
          version: newer.version,
          changedBy: expect.any(String),
          changedAt: expect.stringMatching(/Z$/),
          current: { _id, ...stored },
        });
        refusal(await remove({ version: 'new' }), 400, 'version');
        expect(success(name, await remove({ version: conflict.version }))).toBeNull();
        refusal(await remove({ version: conflict.version }), 404);
      },
    })),
    ...kinds.map(({ name, make, change }) => ({
      name: `C165: ${name}: without a version the deletion is not checked (§7)`,
      async run(shop: { admin(): Promise<HttpClient> }) {
        const admin = await shop.admin();
        const { _id } = await make(admin);
        await change(admin, _id);
        expect(success(name, await admin.send(name, { params: { id: _id } }))).toBeNull();
      },
    })),
  ],
};
