import { gallery, places } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import type { CaseGroup } from '../support/shop';

export const placeAndGalleryCases: CaseGroup = {
  title: 'places and gallery',
  cases: [
    {
      name: 'C36: every place has both ids, address and rate, a free one too',
      async run(shop) {
        const list = success('listLocations', await shop.guest().call('listLocations', {}));
        for (const place of Object.values(places)) expect(list).toContainEqual(place);
        for (const { _id, id, name, address } of list) expect([id, name]).toEqual([_id, address]);
      },
    },
    {
      name: 'C37, C38: staff add a place, nested or plain, once, and remove it',
      async run(shop) {
        const admin = await shop.admin();
        const body = { data: { address: 'Old Town', rate: 0 } };
        const added = success('addLocation', await admin.call('addLocation', { body }));
        expect(added).toMatchObject({ address: 'Old Town', rate: 0 });
        const again = { address: ' old  TOWN ', rate: 10 };
        expect(refusal(await admin.call('addLocation', { body: again }), 409).message).toBe(
          'Location already exists',
        );
        const params = { id: added._id };
        success('deleteLocation', await admin.call('deleteLocation', { params }));
        refusal(await admin.call('deleteLocation', { params }), 404);
      },
    },
    {
      name: 'C9, C37: a place without a rate, with a negative one, or named pick-up is refused by field',
      async run(shop) {
        const admin = await shop.admin();
        const add = (body: unknown) => admin.send('addLocation', { body });
        refusal(await add({ data: { address: 'Hilltop' } }), 400, 'data.rate');
        refusal(await add({ address: 'Hilltop', rate: -1 }), 400, 'rate');
        refusal(await add({ address: '', rate: 5 }), 400, 'address');
        refusal(await add({ address: 'Pick up', rate: 5 }), 400, 'address');
        refusal(await add({ address: 'Mystery', rate: 5 }), 400, 'address');
      },
    },
    {
      name: '§3: the gallery with titles and alternative texts, newest first',
      async run(shop) {
        const images = success('listGallery', await shop.guest().call('listGallery', {}));
        expect(images).toHaveLength(2);
        expect(images).toContainEqual(expect.objectContaining(gallery.garden));
        const page = await shop.guest().call('listGallery', { query: { page: 2, limit: 1 } });
        expect(success('listGallery', page)).toEqual(images.slice(1));
      },
    },
  ],
};
