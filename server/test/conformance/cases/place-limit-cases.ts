import { places, products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const { croissant } = products;
const params = { id: places.lakeside._id };

const setTerms = async (shop: Shop, body: object) =>
  (await shop.admin()).send('updateLocation', { params, body });

/** Sends a guest's order of croissants, Rs 140 each, to Lakeside. */
const order = (shop: Shop, quantity: number, total?: number) =>
  shop.guest().call('placeGuestOrder', {
    body: checkout({
      lines: [line(croissant, quantity)],
      place: 'Lakeside',
      ...(total !== undefined && { total }),
    }),
  });

const names = async (client: ReturnType<Shop['guest']>) =>
  success('listLocations', await client.call('listLocations', {})).map(({ address }) => address);

export const placeLimitCases: CaseGroup = {
  title: 'limits of delivery places',
  cases: [
    {
      name: 'C265: staff set minimum order, free delivery and whether a place is active; what is not sent stays',
      async run(shop) {
        const admin = await shop.admin();
        const body = { address: 'Old Town', rate: 60, minimumOrder: 500, freeAbove: 1500.5, active: false };
        const added = success('addLocation', await admin.call('addLocation', { body: { data: body } }));
        expect(added).toMatchObject(body);
        const id = { id: added._id };
        const change = async (fields: object) =>
          success('updateLocation', await admin.send('updateLocation', { params: id, body: fields }));
        expect(await change({ rate: 70 })).toMatchObject({ ...body, rate: 70 });
        const cleared = await change({ minimumOrder: null, freeAbove: null, active: true });
        expect(cleared).toMatchObject({ rate: 70, minimumOrder: null, freeAbove: null, active: true });
        success('deleteLocation', await admin.call('deleteLocation', { params: id }));
      },
    },
    {
      name: 'C265: a limit that is no amount is refused by field, and nothing is changed',
      async run(shop) {
        refusal(await setTerms(shop, { rate: 1, minimumOrder: -1 }), 400, 'minimumOrder');
        refusal(await setTerms(shop, { rate: 1, freeAbove: 'much' }), 400, 'freeAbove');
        refusal(await setTerms(shop, { rate: 1, active: 'perhaps' }), 400, 'active');
        const list = success('listLocations', await shop.guest().call('listLocations', {}));
        expect(list).toContainEqual(expect.objectContaining({ address: 'Lakeside', rate: 50, active: true }));
      },
    },
    {
      name: 'C265: an order below the minimum is refused with what is missing; at the minimum it is taken',
      async run(shop) {
        success('updateLocation', await setTerms(shop, { minimumOrder: 280 }));
        const { message } = refusal(await order(shop, 1), 400, 'deliveryLocation');
        expect(message).toBe('Rs 140.00 to the minimum order of Rs 280.00 for Lakeside');
        expect(success('placeGuestOrder', await order(shop, 2))).toMatchObject({ totalAmount: 330 });
        const pickup = { body: checkout({ lines: [line(croissant)] }) };
        success('placeGuestOrder', await shop.guest().call('placeGuestOrder', pickup));
        success('updateLocation', await setTerms(shop, { minimumOrder: null }));
      },
    },
    {
      name: 'C265, C84: from its amount on delivery is free; who saw it free is asked once it costs again',
      async run(shop) {
        success('updateLocation', await setTerms(shop, { freeAbove: 280 }));
        expect(success('placeGuestOrder', await order(shop, 1))).toMatchObject({ deliveryFee: 50 });
        expect(success('placeGuestOrder', await order(shop, 2, 280))).toMatchObject({
          deliveryFee: 0,
          totalAmount: 280,
        });
        success('updateLocation', await setTerms(shop, { freeAbove: null }));
        const { data } = refusal(await order(shop, 2, 280), 409);
        expect(data).toEqual({
          changes: [{ kind: 'fee', _id: null, name: 'Lakeside', was: 0, now: 50 }],
          totalAmount: 330,
        });
      },
    },
    {
      name: 'C21, C265: an edited order keeps the fee that it was placed with, whatever it comes to',
      async run(shop) {
        const admin = await shop.admin();
        success('updateLocation', await setTerms(shop, { freeAbove: 280, minimumOrder: 140 }));
        const { _id } = success('placeGuestOrder', await order(shop, 1));
        const orders = success('listOrders', await admin.call('listOrders', { query: { limit: 100 } }));
        const [known] = orders.find((one) => one._id === _id)?.item ?? [];
        const items = [{ _id: known?._id ?? '', quantity: 5 }];
        const edit = await admin.call('updateOrder', { params: { id: _id }, body: { items } });
        expect(success('updateOrder', edit)).toMatchObject({
          subtotal: 700,
          deliveryFee: 50,
          totalAmount: 750,
        });
        success('updateLocation', await setTerms(shop, { freeAbove: null, minimumOrder: null }));
      },
    },
    {
      name: 'C265: customers do not see a place that is not active and cannot order to it; staff see it, orders keep it',
      async run(shop) {
        const admin = await shop.admin();
        expect(await names(shop.guest())).toContain('Lakeside');
        const { _id } = success('placeGuestOrder', await order(shop, 1));
        success('updateLocation', await setTerms(shop, { active: false }));
        expect(await names(shop.guest())).not.toContain('Lakeside');
        expect(await names(admin)).toContain('Lakeside');
        const { message } = refusal(await order(shop, 1), 400, 'deliveryLocation');
        expect(message).toMatch(/^We do not deliver to Lakeside now/);
        const orders = success('listOrders', await admin.call('listOrders', { query: { limit: 100 } }));
        expect(orders.find((one) => one._id === _id)?.deliveryLocation).toBe('Lakeside');
        success('updateLocation', await setTerms(shop, { active: true }));
        expect(await names(shop.guest())).toContain('Lakeside');
      },
    },
  ],
};
