import { randomUUID } from 'node:crypto';
import * as messages from '@storefront/shared/messages';
import { refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import type { CaseGroup } from '../support/shop';

/** Returns a code that differs from the sent one. */
const otherThan = (otp: string) => (otp === '111111' ? '222222' : '111111');

export const accountChangeCases: CaseGroup = {
  title: 'changes of an account',
  cases: [
    {
      name: 'C1, C3: a code changes the password, once; a blank half counts as absent',
      async run(shop) {
        const { client, email, password } = await newMember(shop);
        const { otp } = success('requestAccountOtp', await client.call('requestAccountOtp', {}));
        expect(otp).toMatch(/^\d{6}$/);
        const body = { newEmail: '', newPassword: 'secret-2', otp };
        const wrong = { ...body, otp: otherThan(otp) };
        expect(refusal(await client.call('updateAccount', { body: wrong }), 400, 'otp').message).toBe(
          messages.account.invalidOtp,
        );
        success('updateAccount', await client.call('updateAccount', { body }));
        refusal(await client.call('updateAccount', { body }), 400, 'otp');
        refusal(await shop.guest().call('login', { body: { email, password } }), 401);
        const again = await shop.guest().call('login', { body: { email, password: 'secret-2' } });
        success('login', again);
      },
    },
    {
      name: 'C2: a code changes the e-mail to an address that is free',
      async run(shop) {
        const { client } = await newMember(shop);
        const { email: taken } = await newMember(shop);
        const change = async (newEmail: string) => {
          const { otp } = success('requestAccountOtp', await client.call('requestAccountOtp', {}));
          return client.call('updateAccount', { body: { newEmail, otp } });
        };
        refusal(await change(taken), 409);
        const free = `${randomUUID()}@example.com`;
        success('updateAccount', await change(free));
        const [person] = success('getCurrentUser', await client.call('getCurrentUser', {}));
        expect(person?.email).toBe(free);
      },
    },
    {
      name: 'C3: a change of nothing, a short password and an incomplete code are refused by field',
      async run(shop) {
        const { client } = await newMember(shop);
        const change = (body: object) => client.send('updateAccount', { body: { otp: '123456', ...body } });
        refusal(await change({ newEmail: '', newPassword: null }), 400, 'newPassword');
        refusal(await change({ newPassword: '12345' }), 400, 'newPassword');
        refusal(await change({ newPassword: 'secret-2', otp: '123' }), 400, 'otp');
        refusal(await change({ newEmail: 'nobody' }), 400, 'newEmail');
      },
    },
    {
      name: 'C40, P56, P58: a reset gets the same answer for every address, without the code',
      async run(shop) {
        const { email } = await newMember(shop);
        const guest = shop.guest();
        const known = await guest.call('requestPasswordReset', { body: { email } });
        const unknown = await guest.call('requestPasswordReset', { body: { email: 'nobody@example.com' } });
        success('requestPasswordReset', known);
        expect(unknown.body).toEqual(known.body);
        const reset = { otp: '999999', newPassword: 'secret-3' };
        for (const address of [email, 'nobody@example.com']) {
          const answer = await guest.call('resetPassword', { body: { ...reset, email: address } });
          expect(refusal(answer, 400, 'otp').message).toBe(messages.account.invalidOtp);
        }
      },
    },
    {
      name: 'C94: a referral code is valid in any case, as object or text, else 404',
      async run(shop) {
        const { client } = await newMember(shop);
        const [person] = success('getCurrentUser', await client.call('getCurrentUser', {}));
        const code = person?.referalCode ?? '';
        const check = (body: unknown) => shop.guest().send('checkReferral', { body });
        success('checkReferral', await check({ referalCode: code }));
        success('checkReferral', await check(code.toLowerCase()));
        expect(refusal(await check({ referalCode: 'NOBODY00' }), 404).message).toBe(
          messages.account.referralInvalid,
        );
        refusal(await check({}), 400, 'referalCode');
      },
    },
    {
      name: 'C72: staff read and search customers, newest first, staff not among them',
      async run(shop) {
        await newMember(shop, 'Pemba Sherpa');
        const { id } = await newMember(shop, 'Pemba Lama');
        const admin = await shop.admin();
        const found = success('listUsers', await admin.call('listUsers', { query: { search: 'pemba' } }));
        expect(found.map(({ fullName }) => fullName)).toEqual(['Pemba Lama', 'Pemba Sherpa']);
        expect(found[0]).toMatchObject({ _id: id, role: 'customer', points: 50 });
        const all = success('listUsers', await admin.call('listUsers', { query: { limit: 100 } }));
        expect(all.every(({ role }) => role === 'customer')).toBe(true);
      },
    },
  ],
};
