import * as messages from '@storefront/shared/messages';
import { pointsExpireAt } from '@storefront/shared/rules/expiry';
import { refusal, success } from '../support/expect-answer';
import { newMember } from '../support/members';
import type { CaseGroup } from '../support/shop';

const form = (email: string) => ({ fullName: 'Mina Rai', email, password: 'secret-1' });

export const accountCases: CaseGroup = {
  title: 'account',
  cases: [
    {
      name: 'C34: getuser returns an empty list for a guest, a list of one for a person, and an empty one after logout',
      async run(shop) {
        const stranger = await shop.guest().call('getCurrentUser', {});
        expect(success('getCurrentUser', stranger)).toEqual([]);
        const { client, id, email } = await newMember(shop, 'Asha Gurung');
        const [person] = success('getCurrentUser', await client.call('getCurrentUser', {}));
        expect(person).toMatchObject({ _id: id, id, fullName: 'Asha Gurung', email, role: 'customer' });
        success('logout', await client.call('logout', {}));
        expect(success('getCurrentUser', await client.call('getCurrentUser', {}))).toEqual([]);
        refusal(await client.call('getCart', {}), 401);
      },
    },
    {
      name: 'C18: signing up credits the 50 points of the welcome',
      async run(shop) {
        const { client } = await newMember(shop);
        const [person] = success('getCurrentUser', await client.call('getCurrentUser', {}));
        expect(person?.points).toBe(50);
      },
    },
    {
      name: 'C20: a new member has the welcome points, which expire five months after the sign-up, and one movement',
      async run(shop) {
        const { client } = await newMember(shop);
        const points = success('getPoints', await client.call('getPoints', {}));
        expect(points.balance).toBe(50);
        expect(points.movements).toMatchObject([
          { kind: 'earn', reason: 'welcome-sign-up', points: 50, orderCode: null },
        ]);
        const earnedAt = Date.parse(points.movements[0]?.at ?? '');
        const expiresAt = new Date(pointsExpireAt(earnedAt)).toISOString();
        expect(points.expiring).toEqual([{ points: 50, expiresAt }]);
        const next = await client.call('getPoints', { query: { page: 2 } });
        expect(success('getPoints', next).movements).toEqual([]);
        refusal(await shop.guest().call('getPoints', {}), 401);
      },
    },
    {
      name: 'P58: a wrong password and an unknown address get the same answer',
      async run(shop) {
        const { email } = await newMember(shop);
        const client = shop.guest();
        const wrong = await client.call('login', { body: { email, password: 'secret-2' } });
        const body = { email: 'nobody@example.com', password: 'secret-1' };
        const unknown = await client.call('login', { body });
        expect(refusal(wrong, 401).message).toBe(messages.account.invalidCredentials);
        expect(unknown.status).toBe(401);
        expect(unknown.body).toEqual(wrong.body);
      },
    },
    {
      name: 'C40: an address has one account, ignoring case',
      async run(shop) {
        const { email } = await newMember(shop);
        refusal(await shop.guest().call('register', { body: form(email.toUpperCase()) }), 409);
      },
    },
    {
      name: 'P54: role, points and ids in a sign-up are ignored',
      async run(shop) {
        const client = shop.guest();
        const body = {
          ...form('greedy@example.com'),
          role: 'admin',
          points: 9000,
          _id: 'mine',
          referalCode: 'X',
        };
        success('register', await client.send('register', { body }));
        const { email, password } = body;
        const person = success('login', await client.call('login', { body: { email, password } }));
        expect(person).toMatchObject({ role: 'customer', points: 50 });
        expect(person._id).not.toBe('mine');
        expect(person.referalCode).not.toBe('X');
      },
    },
    {
      name: 'sign-up names the invalid field',
      async run(shop) {
        const client = shop.guest();
        const register = (changes: object) =>
          client.send('register', { body: { ...form('mina@example.com'), ...changes } });
        refusal(await register({ fullName: ' ' }), 400, 'fullName');
        refusal(await register({ email: 'mina' }), 400, 'email');
        const short = refusal(await register({ password: '12345' }), 400, 'password');
        expect(short.message).toBe(messages.account.passwordTooShort);
        const code = refusal(await register({ entredReferalCode: 'NOBODY00' }), 400, 'entredReferalCode');
        expect(code.message).toBe(messages.account.referralInvalid);
        refusal(await client.send('register'), 400, 'fullName', 'email', 'password');
      },
    },
    {
      name: 'C41: sign-up accepts a friend’s code, which credits nothing yet',
      async run(shop) {
        const { client } = await newMember(shop);
        const [friend] = success('getCurrentUser', await client.call('getCurrentUser', {}));
        const body = { ...form('friend@example.com'), entredReferalCode: friend?.referalCode ?? '' };
        success('register', await shop.guest().call('register', { body }));
        const [after] = success('getCurrentUser', await client.call('getCurrentUser', {}));
        expect(after?.points).toBe(50);
      },
    },
  ],
};
