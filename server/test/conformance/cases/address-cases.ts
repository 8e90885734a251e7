import { SAVED_ADDRESSES_MAX } from '@storefront/shared/rules/saved-addresses';
import { places, products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { type Member, newMember } from '../support/members';
import { checkout, line } from '../support/payloads';
import type { CaseGroup } from '../support/shop';

const home = {
  name: 'Home',
  fullName: 'Asha Gurung',
  phone: '+977 984-123 4567',
  address: 'House 14, Campus Road',
  landmark: 'Blue gate',
  place: 'Lakeside',
} as const;

const add = async ({ client }: Member, about: object = {}) =>
  success('addAddress', await client.send('addAddress', { body: { ...home, ...about } }));

const names = async ({ client }: Member) =>
  success('listAddresses', await client.call('listAddresses', {})).map(({ name }) => name);

export const addressCases: CaseGroup = {
  title: 'saved addresses',
  cases: [
    {
      name: 'C266: a member saves, changes and deletes an address; phone and place have one spelling',
      async run(shop) {
        const member = await newMember(shop);
        expect(await names(member)).toEqual([]);
        const added = await add(member, { place: ' LAKEside ' });
        expect(added).toMatchObject({ ...home, phone: '9841234567', lastUsedAt: null });
        const params = { id: added._id };
        const change = async (body: object) =>
          success('updateAddress', await member.client.send('updateAddress', { params, body }));
        expect(await change({ name: 'Office' })).toEqual({ ...added, name: 'Office' });
        expect(await change({ landmark: '', place: null })).toMatchObject({
          name: 'Office',
          landmark: null,
          place: null,
        });
        success('deleteAddress', await member.client.call('deleteAddress', { params }));
        refusal(await member.client.call('deleteAddress', { params }), 404);
        expect(await names(member)).toEqual([]);
      },
    },
    {
      name: 'C30, C266: what an order could not have is refused by field, and nothing is stored',
      async run(shop) {
        const member = await newMember(shop);
        const send = (about: object) => member.client.send('addAddress', { body: { ...home, ...about } });
        refusal(await send({ name: ' ' }), 400, 'name');
        refusal(await send({ name: 'x'.repeat(41) }), 400, 'name');
        refusal(await send({ phone: '+44 20 7946 0958' }), 400, 'phone');
        refusal(await send({ address: '' }), 400, 'address');
        refusal(await send({ fullName: undefined }), 400, 'fullName');
        refusal(await send({ landmark: 'x'.repeat(101) }), 400, 'landmark');
        refusal(await send({ place: 'Atlantis' }), 400, 'place');
        refusal(await send({ lastUsedAt: 'yesterday' }), 400, 'lastUsedAt');
        expect(await names(member)).toEqual([]);
      },
    },
    {
      name: 'P50, C266: addresses of another person are 404 and do not change; a guest has none',
      async run(shop) {
        const [asha, bina] = [await newMember(shop), await newMember(shop, 'Bina Rai')];
        const params = { id: (await add(asha))._id };
        refusal(await bina.client.call('updateAddress', { params, body: { name: 'Mine' } }), 404);
        refusal(await bina.client.call('deleteAddress', { params }), 404);
        const admin = await shop.admin();
        refusal(await admin.call('deleteAddress', { params }), 404);
        refusal(await shop.guest().call('listAddresses', {}), 401);
        refusal(await shop.guest().call('addAddress', { body: home }), 401);
        expect(await names(bina)).toEqual([]);
        expect(await names(asha)).toEqual(['Home']);
      },
    },
    {
      name: 'C266: the address of the last order comes first; somebody else’s id changes nothing',
      async run(shop) {
        const [asha, bina] = [await newMember(shop), await newMember(shop, 'Bina Rai')];
        const first = await add(asha);
        await add(asha, { name: 'Office', place: null });
        expect(await names(asha)).toEqual(['Office', 'Home']);
        const foreign = await add(bina);
        const order = (addressId: string) => {
          const body = checkout({ lines: [line(products.espresso)], place: places.lakeside.address });
          return asha.client.call('placeOrder', { body: { ...body, addressId } });
        };
        success('placeOrder', await order(first._id));
        success('placeOrder', await order(foreign._id));
        success('placeOrder', await order('nobody'));
        const [used, other] = success('listAddresses', await asha.client.call('listAddresses', {}));
        expect([used?.name, other?.name, other?.lastUsedAt]).toEqual(['Home', 'Office', null]);
        expect(used?.lastUsedAt).toMatch(/^\d{4}-.*Z$/);
        const [own] = success('listAddresses', await bina.client.call('listAddresses', {}));
        expect(own?.lastUsedAt).toBeNull();
      },
    },
    {
      name: 'C266: an order that is refused marks no address as used',
      async run(shop) {
        const member = await newMember(shop);
        const { _id } = await add(member);
        const body = checkout({ lines: [line(products.espresso)], place: 'Atlantis' });
        refusal(await member.client.call('placeOrder', { body: { ...body, addressId: _id } }), 400);
        const [saved] = success('listAddresses', await member.client.call('listAddresses', {}));
        expect(saved?.lastUsedAt).toBeNull();
      },
    },
    {
      name: 'C266: a deleted address is put back with the time of its last order, at most now',
      async run(shop) {
        const member = await newMember(shop);
        const used = await add(member, { lastUsedAt: '2026-01-01T00:00:00.000Z' });
        expect(used.lastUsedAt).toBe('2026-01-01T00:00:00.000Z');
        const future = await add(member, { lastUsedAt: '2999-01-01T00:00:00.000Z' });
        expect(future.lastUsedAt).toBe(future.createdAt);
      },
    },
    {
      name: 'C266: a member has ten addresses at most; one more is refused',
      async run(shop) {
        const member = await newMember(shop);
        for (let count = 0; count < SAVED_ADDRESSES_MAX; count += 1) await add(member);
        const more = await member.client.call('addAddress', { body: home });
        expect(refusal(more, 409).message).toBe('You can save 10 addresses. Delete one first.');
        expect(await names(member)).toHaveLength(SAVED_ADDRESSES_MAX);
      },
    },
    {
      name: 'C265, C266: a place that is not active cannot be saved; an address that has it keeps it',
      async run(shop) {
        const member = await newMember(shop);
        const admin = await shop.admin();
        const { _id } = await add(member);
        const place = { id: places.lakeside._id };
        const setActive = async (active: boolean) =>
          success('updateLocation', await admin.call('updateLocation', { params: place, body: { active } }));
        await setActive(false);
        refusal(await member.client.call('addAddress', { body: home }), 400, 'place');
        const edit = { params: { id: _id }, body: { name: 'Old home', place: 'Lakeside' } };
        const kept = success('updateAddress', await member.client.call('updateAddress', edit));
        expect(kept).toMatchObject({ name: 'Old home', place: 'Lakeside' });
        await setActive(true);
      },
    },
  ],
};
