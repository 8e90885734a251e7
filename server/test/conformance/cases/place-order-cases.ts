import { closetItems, places, products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { checkout, contact, line } from '../support/payloads';
import type { CaseGroup } from '../support/shop';

const { espresso, latte, croissant, flight } = products;
const { shirt } = closetItems;

export const placeOrderCases: CaseGroup = {
  title: 'placing an order',
  cases: [
    {
      name: 'a guest’s delivery costs goods and fee and earns no points',
      async run(shop) {
        const body = checkout({
          lines: [line(espresso, 2, { requests: 'less sugar' }), line(croissant)],
          place: places.bagar.address,
          total: 455.5,
        });
        const receipt = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }));
        expect(receipt).toMatchObject({
          status: 'pending',
          subtotal: 380,
          deliveryFee: 75.5,
          redeemedPoints: 0,
          pointsEarned: 0,
          totalAmount: 455.5,
        });
      },
    },
    {
      name: 'C14, C87: a member redeems and earns points: points off the total, 2 points per 100 of the rest',
      async run(shop) {
        const { client, id } = await newMember(shop);
        // The welcome points wait for a confirmed address (C414).
        const gift = { params: { id }, body: { points: 50, reason: 'A gift' } };
        success('adjustPoints', await (await shop.admin()).call('adjustPoints', gift));
        const lines = [line(latte, 2)];
        const body = checkout({ lines, place: places.lakeside.address, points: 50, total: 421 });
        const receipt = success('placeOrder', await client.call('placeOrder', { body }));
        expect(receipt).toMatchObject({
          subtotal: 421,
          deliveryFee: 50,
          redeemedPoints: 50,
          totalAmount: 421,
        });
        expect(receipt.pointsEarned).toBe(8);
        const [person] = success('getCurrentUser', await client.call('getCurrentUser', {}));
        expect(person?.points).toBe(50);
      },
    },
    {
      name: 'C87: a closet order earns its tier, self pickup costs nothing, and the stock goes down',
      async run(shop) {
        const { client } = await newMember(shop);
        const wanted = { selectedColor: 'Sand', selectedSize: 'M' };
        const body = checkout({ lines: [line(shirt, 2, wanted)], total: 10_400 });
        const receipt = success('placeOrder', await client.call('placeOrder', { body }));
        expect(receipt).toMatchObject({ deliveryFee: 0, totalAmount: 10_400, pointsEarned: 100 });
        const after = await client.call('getClosetItem', { params: { id: shirt._id } });
        expect(success('getClosetItem', after).availableStock).toBe(shirt.availableStock - 2);
      },
    },
    {
      name: 'C6, C51, C53: from a table: no contact, no fee, table-only dishes, points for members',
      async run(shop) {
        const body = {
          tableNumber: 7,
          items: [line(flight)],
          totalAmount: 480,
          status: 'completed',
          userId: 'x',
        };
        const guest = success('placeTableOrder', await shop.guest().call('placeTableOrder', { body }));
        expect(guest).toMatchObject({ status: 'pending', totalAmount: 480, pointsEarned: 0 });
        const { client } = await newMember(shop);
        const member = success('placeTableOrder', await client.call('placeTableOrder', { body }));
        expect(member).toMatchObject({ totalAmount: 480, deliveryFee: 0, pointsEarned: 9 });
      },
    },
    {
      name: 'C7: a table’s line may have its product’s exact name instead of its id',
      async run(shop) {
        const items = [{ name: 'butter croissant', quantity: 2, price: 140, requests: '' }];
        const body = { tableNumber: '7', items, totalAmount: 280 };
        const receipt = success('placeTableOrder', await shop.guest().call('placeTableOrder', { body }));
        expect(receipt.totalAmount).toBe(280);
        const other = { ...body, items: [{ ...items[0], name: 'croissant' }] };
        refusal(await shop.guest().call('placeTableOrder', { body: other }), 400);
      },
    },
    {
      name: 'C8: lines under `items`, no total, no quantity and a blank e-mail are accepted',
      async run(shop) {
        const body = {
          data: { ...contact, email: '', phone: '+977 984-123 4567' },
          deliveryOption: 'pick up',
          items: [{ productId: espresso._id }],
        };
        const receipt = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }));
        expect(receipt.totalAmount).toBe(120);
      },
    },
    {
      name: 'C84: an order whose total fell is placed at the lower total',
      async run(shop) {
        const body = checkout({ lines: [line(espresso, 1, { price: 150 })], total: 150 });
        const receipt = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }));
        expect(receipt.totalAmount).toBe(120);
      },
    },
    {
      name: 'C10: a place is found in any spelling of its name',
      async run(shop) {
        const body = checkout({ lines: [line(espresso)], place: ' LAKESIDE ', total: 170 });
        const receipt = success('placeGuestOrder', await shop.guest().call('placeGuestOrder', { body }));
        expect(receipt.deliveryFee).toBe(50);
      },
    },
  ],
};
