import type { Input } from '@storefront/shared/contract/types';
import type { HttpClient } from '../../support/http-client';
import { refusal, success } from '../support/expect-answer';
import { png } from '../support/forms';
import { newMember } from '../support/members';
import type { CaseGroup, Shop } from '../support/shop';
import { account, placeWith, storeMethod, withWallet } from '../support/wallets';

/** Places a guest's order of espressos, Rs 120 each, to pay by eSewa. */
async function ordered(shop: Shop, quantity = 1) {
  await withWallet(shop);
  const answer = await placeWith(shop.guest(), 'esewa', quantity);
  const { _id, code = '', key = '' } = success('placeGuestOrder', answer);
  return { id: _id, code, key };
}

type Placed = Awaited<ReturnType<typeof ordered>>;

const pay = (client: HttpClient, { code, key }: Partial<Placed>, transactionNumber: string) =>
  client.call('submitPayment', {
    params: { code: code ?? '' },
    body: { transactionNumber, ...(key !== undefined && { key }) },
  });

const answer = async (shop: Shop, { id }: Placed, body: Input<'answerPayment'>['body']) =>
  (await shop.admin()).call('answerPayment', { params: { id }, body });

const follow = async (shop: Shop, { code, key }: Placed) =>
  success('followOrder', await shop.guest().call('followOrder', { params: { code }, query: { key } }));

async function seenByStaff(shop: Shop, { id }: Placed) {
  const admin = await shop.admin();
  const orders = success('listOrders', await admin.call('listOrders', { query: { limit: 100 } }));
  return orders.find(({ _id }) => _id === id);
}

const events = async (shop: Shop, { id }: Placed) =>
  success('getOrderHistory', await (await shop.admin()).call('getOrderHistory', { params: { id } })).map(
    ({ action, payment }) => [action, payment?.to ?? null, payment?.number ?? null],
  );

export const paymentCases: CaseGroup = {
  title: 'paying by wallet',
  cases: [
    {
      name: 'C281: people who may follow the order see where to pay; others see nothing and cannot pay',
      async run(shop) {
        const mine = await ordered(shop);
        const other = await ordered(shop);
        const ask = (client: HttpClient, { code, key }: Partial<Placed>) =>
          client.call('getPayment', {
            params: { code: code ?? '' },
            query: key === undefined ? {} : { key },
          });
        expect(success('getPayment', await ask(shop.guest(), mine))).toMatchObject({
          accountName: 'Asha Gurung',
          walletId: '9841234567',
          image: expect.any(String),
        });
        const stranger = (await newMember(shop)).client;
        for (const client of [shop.guest(), stranger, await shop.admin()])
          for (const key of [undefined, '', other.key, mine.key.slice(0, -1)]) {
            const claim = { code: mine.code, ...(key !== undefined && { key }) };
            refusal(await ask(client, claim), 404);
            refusal(await pay(client, claim, 'AB12'), 404);
          }
        expect(await follow(shop, mine)).toMatchObject({ paymentStatus: 'unpaid', transactionNumber: null });
      },
    },
    {
      name: 'C281: an order that is paid in cash has no place to pay, and takes no number',
      async run(shop) {
        const { code = '', key = '' } = success('placeGuestOrder', await placeWith(shop.guest()));
        refusal(await shop.guest().call('getPayment', { params: { code }, query: { key } }), 404);
        refusal(await pay(shop.guest(), { code, key }, 'AB12'), 404);
      },
    },
    {
      name: 'C282: the customer sends a number, staff confirm it, and both see how it stands; the history has it',
      async run(shop) {
        const order = await ordered(shop);
        expect(await seenByStaff(shop, order)).toMatchObject({
          paymentMethod: 'esewa',
          paymentStatus: 'unpaid',
          paidAmount: null,
        });
        const sent = success('submitPayment', await pay(shop.guest(), order, ' 0AB-12 '));
        expect(sent).toMatchObject({
          paymentStatus: 'submitted',
          transactionNumber: '0AB-12',
          paidAmount: null,
        });
        const { version } = sent;
        expect(success('submitPayment', await pay(shop.guest(), order, '0ab12')).version).toBe(version);
        refusal(await pay(shop.guest(), order, '0AB-13'), 409);
        refusal(await answer(shop, order, { found: true, version: 1 }), 409);
        const seen = await seenByStaff(shop, order);
        const found = { found: true, ...(seen?.version !== undefined && { version: seen.version }) };
        const confirmed = success('answerPayment', await answer(shop, order, found));
        expect(confirmed).toMatchObject({ paymentStatus: 'confirmed', paidAmount: 120 });
        expect(await follow(shop, order)).toMatchObject({ paymentStatus: 'confirmed', paidAmount: 120 });
        refusal(await pay(shop.guest(), order, '0AB-13'), 409);
        expect(await events(shop, order)).toEqual([
          ['place', null, null],
          ['pay', 'submitted', '0AB-12'],
          ['payment', 'confirmed', '0AB-12'],
        ]);
      },
    },
    {
      name: 'C282: a number that is none is refused by field',
      async run(shop) {
        const order = await ordered(shop);
        for (const typed of ['', 'ABC', '----', 'AB 12', 'A'.repeat(41)])
          refusal(await pay(shop.guest(), order, typed), 400, 'transactionNumber');
        refusal(await answer(shop, order, {} as Input<'answerPayment'>['body']), 400, 'found');
      },
    },
    {
      name: 'C282: what staff do not find is refused; the customer sends another number, and staff confirm that',
      async run(shop) {
        const order = await ordered(shop);
        refusal(await answer(shop, order, { found: false }), 409);
        success('submitPayment', await pay(shop.guest(), order, 'WRONG-1'));
        const refused = success('answerPayment', await answer(shop, order, { found: false }));
        expect(refused).toMatchObject({ paymentStatus: 'refused', transactionNumber: 'WRONG-1' });
        expect(await follow(shop, order)).toMatchObject({ paymentStatus: 'refused', paidAmount: null });
        const again = success('submitPayment', await pay(shop.guest(), order, 'RIGHT-1'));
        expect(again).toMatchObject({ paymentStatus: 'submitted', transactionNumber: 'RIGHT-1' });
        success('answerPayment', await answer(shop, order, { found: true }));
        // A confirmation that was a mistake can be taken back.
        const undone = success('answerPayment', await answer(shop, order, { found: false }));
        expect(undone).toMatchObject({ paymentStatus: 'refused', paidAmount: null });
      },
    },
    {
      name: 'C283: an edit after the confirmation leaves what was paid, so the difference shows',
      async run(shop) {
        const order = await ordered(shop, 2);
        success('submitPayment', await pay(shop.guest(), order, 'SUM-1'));
        const [known] = (await seenByStaff(shop, order))?.item ?? [];
        const edit = async (quantity: number) =>
          success(
            'updateOrder',
            await (await shop.admin()).call('updateOrder', {
              params: { id: order.id },
              body: { items: [{ _id: known?._id ?? '', quantity }] },
            }),
          );
        await edit(3);
        const confirmed = success('answerPayment', await answer(shop, order, { found: true }));
        expect(confirmed).toMatchObject({ totalAmount: 360, paidAmount: 240 });
        expect(await edit(1)).toMatchObject({ totalAmount: 120, paidAmount: 240 });
      },
    },
    {
      name: 'C284: a number that another order has warns staff; it is confirmed twice only if they insist',
      async run(shop) {
        const [one, two] = [await ordered(shop), await ordered(shop)];
        success('submitPayment', await pay(shop.guest(), one, 'SAME-1'));
        expect(await seenByStaff(shop, one)).not.toHaveProperty('transactionAlsoOf');
        success('submitPayment', await pay(shop.guest(), two, 'same1'));
        expect(await seenByStaff(shop, one)).toMatchObject({ transactionAlsoOf: [two.code] });
        expect(await seenByStaff(shop, two)).toMatchObject({ transactionAlsoOf: [one.code] });
        expect(await follow(shop, two)).not.toHaveProperty('transactionAlsoOf');
        success('answerPayment', await answer(shop, one, { found: true }));
        const twice = refusal(await answer(shop, two, { found: true }), 409);
        expect(twice.data).toEqual({ paidOrder: one.code });
        expect(await seenByStaff(shop, two)).toMatchObject({ paymentStatus: 'submitted' });
        const insisted = await answer(shop, two, { found: true, insist: true });
        expect(success('answerPayment', insisted)).toMatchObject({ paymentStatus: 'confirmed' });
      },
    },
    {
      name: 'C283: a cancelled order takes no number; staff may still confirm what arrived, to pay it back',
      async run(shop) {
        const order = await ordered(shop);
        success('submitPayment', await pay(shop.guest(), order, 'BACK-1'));
        const cancelled = await shop
          .guest()
          .call('cancelOwnOrder', { params: { code: order.code }, body: { key: order.key } });
        success('cancelOwnOrder', cancelled);
        const confirmed = success('answerPayment', await answer(shop, order, { found: true }));
        expect(confirmed).toMatchObject({ status: 'cancelled', paymentStatus: 'confirmed', paidAmount: 120 });
        const other = await ordered(shop);
        await shop.guest().call('cancelOwnOrder', { params: { code: other.code }, body: { key: other.key } });
        refusal(await pay(shop.guest(), other, 'BACK-2'), 409);
      },
    },
    {
      name: 'C32, C284: settings and answers are for staff alone',
      async run(shop) {
        const order = await ordered(shop);
        success('submitPayment', await pay(shop.guest(), order, 'STAFF-1'));
        for (const [client, status] of [
          [shop.guest(), 401],
          [(await newMember(shop)).client, 403],
        ] as const) {
          const body = { found: true };
          refusal(await client.call('answerPayment', { params: { id: order.id }, body }), status);
          refusal(await client.call('listPaymentSettings', {}), status);
          refusal(await storeMethod(client, 'esewa', account, png()), status);
        }
        expect(await seenByStaff(shop, order)).toMatchObject({ paymentStatus: 'submitted' });
      },
    },
  ],
};
