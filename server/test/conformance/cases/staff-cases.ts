import type { StaffRole } from '@storefront/shared/rules/rights';
import { PIN_TRIES, staffMessages } from '@storefront/shared/rules/staff-accounts';
import type { HttpClient } from '../../support/http-client';
import { products } from '../support/catalogue';
import { refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import { checkout, line } from '../support/payloads';
import type { CaseGroup, Shop } from '../support/shop';

const newPassword = 'a long password';
let people = 0;

/** Invites somebody, who sets a password and signs in. */
async function newStaff(shop: Shop, staffRole: StaffRole) {
  const owner = await shop.admin();
  people += 1;
  const email = `staff-${people}@example.com`;
  const body = { fullName: `Nima ${people}`, email, staffRole };
  const invite = success('inviteStaff', await owner.call('inviteStaff', { body }));
  const token = invite.link?.split('#')[1] ?? '';
  const client = shop.guest();
  success('acceptInvite', await client.call('acceptInvite', { body: { token, newPassword } }));
  success('login', await client.call('login', { body: { email, password: newPassword } }));
  return { owner, client, token, email, id: invite.member._id };
}

const pinBody = (pin: string | null) => ({ body: { pin, password: newPassword } });
const unlock = (client: HttpClient, id: string, pin: string) =>
  client.call('unlockDevice', { body: { id, pin } });

export const staffCases: CaseGroup = {
  title: 'staff accounts',
  cases: [
    {
      name: 'C294: an invitation sets the password once; the person then has the role and its rights',
      async run(shop) {
        const { owner, client, token, id, email } = await newStaff(shop, 'kitchen');
        const again = await shop.guest().call('acceptInvite', { body: { token, newPassword } });
        refusal(again, 400, 'token');
        const [me] = success('getCurrentUser', await client.call('getCurrentUser', {}));
        expect(me).toMatchObject({ _id: id, role: 'admin', staffRole: 'kitchen' });
        success('listOrders', await client.call('listOrders', {}));
        refusal(await client.call('listUsers', {}), 403);
        refusal(await owner.call('renewInvite', { params: { id } }), 409);
        const taken = { fullName: 'Other', email, staffRole: 'rider' } as const;
        refusal(await owner.call('inviteStaff', { body: taken }), 409);
        const list = success('listStaff', await owner.call('listStaff', {}));
        expect(list.find(({ _id }) => _id === id)).toMatchObject({ active: true, invitedUntil: null });
      },
    },
    {
      name: 'C294: who is switched off has no session, and a customer is no staff',
      async run(shop) {
        const { owner, client, id, email } = await newStaff(shop, 'manager');
        const changed = await owner.call('updateStaff', { params: { id }, body: { active: false } });
        expect(success('updateStaff', changed)).toMatchObject({ active: false, staffRole: 'manager' });
        refusal(await client.call('listOrders', {}), 401);
        const body = { email, password: newPassword };
        expect(refusal(await client.call('login', { body }), 401).message).toBe(staffMessages.isOff);
        const customer = await newMember(shop);
        const params = { id: customer.id };
        refusal(await owner.call('updateStaff', { params, body: { staffRole: 'owner' } }), 404);
      },
    },
    {
      name: 'C293: a rider lists deliveries alone, and sets no status of another order',
      async run(shop) {
        const { owner, client } = await newStaff(shop, 'rider');
        const placed = await shop
          .guest()
          .call('placeGuestOrder', { body: checkout({ lines: [line(products.espresso)] }) });
        const { _id: id } = success('placeGuestOrder', placed);
        success('listOrders', await owner.call('listOrders', {}));
        const listed = success('listOrders', await client.call('listOrders', { query: { kind: 'pickup' } }));
        expect(listed.every(({ deliveryOption }) => deliveryOption !== 'Pick up')).toBe(true);
        const params = { id };
        refusal(await client.call('changeOrderStatus', { params, body: { status: 'cancelled' } }), 403);
        refusal(await client.call('changeOrderStatus', { params, body: { status: 'processing' } }), 403);
      },
    },
    {
      name: 'C293: the kitchen does not accept, and the counter only pauses',
      async run(shop) {
        const placed = await shop
          .guest()
          .call('placeGuestOrder', { body: checkout({ lines: [line(products.espresso)] }) });
        const params = { id: success('placeGuestOrder', placed)._id };
        const kitchen = await newStaff(shop, 'kitchen');
        const step = () => kitchen.client.call('changeOrderStep', { params, body: { step: 'preparing' } });
        refusal(await step(), 403);
        const status = { params, body: { status: 'processing' } } as const;
        success('changeOrderStatus', await kitchen.owner.call('changeOrderStatus', status));
        success('changeOrderStep', await step());
        const { client } = await newStaff(shop, 'counter');
        refusal(await client.call('updateSettings', { body: { refuseWhenClosed: true } }), 403);
        success('updateSettings', await client.call('updateSettings', { body: { paused: null } }));
      },
    },
    {
      name: 'C295: a locked device has no session until the PIN, which has five tries',
      async run(shop) {
        const { client, id, email } = await newStaff(shop, 'counter');
        refusal(await client.call('lockDevice', {}), 409);
        refusal(await client.call('setPin', { body: { pin: '12', password: newPassword } }), 400, 'pin');
        refusal(await client.call('setPin', { body: { pin: '4711', password: 'wrong' } }), 400, 'password');
        success('setPin', await client.call('setPin', pinBody('4711')));
        success('lockDevice', await client.call('lockDevice', {}));
        refusal(await client.call('listOrders', {}), 401);
        expect(success('listFaces', await client.call('listFaces', {}))).toMatchObject([{ _id: id }]);
        expect(success('listFaces', await shop.guest().call('listFaces', {}))).toEqual([]);
        refusal(await unlock(shop.guest(), id, '4711'), 400, 'pin');
        for (let wrong = 0; wrong < PIN_TRIES; wrong += 1)
          refusal(await unlock(client, id, '0000'), 400, 'pin');
        refusal(await unlock(client, id, '4711'), 400, 'pin');
        const login = { body: { email, password: newPassword } };
        success('login', await shop.guest().call('login', login));
        expect(success('unlockDevice', await unlock(client, id, '4711'))).toMatchObject({ _id: id });
        success('listOrders', await client.call('listOrders', {}));
        success('setPin', await client.call('setPin', pinBody(null)));
      },
    },
  ],
};
