import { RECOVERY_CODES, SECOND_FACTOR_TRIES } from '@storefront/shared/rules/second-factor';
import { refusal, success } from '../support/expect-answer';
import { type Member, newMember } from '../support/members';
import type { CaseGroup, Shop } from '../support/shop';

const WRONG = '000000';

const setUp = async ({ client, password }: Member) =>
  success('setUpSecondFactor', await client.call('setUpSecondFactor', { body: { password } }));

/** Turns the second factor on with the code of the step before, and returns its secret and recovery codes. */
async function turnOn(shop: Shop, member: Member) {
  const { secret } = await setUp(member);
  const body = { code: shop.authenticatorCode(secret, -1) };
  const answer = await member.client.call('confirmSecondFactor', { body });
  return { secret, codes: success('confirmSecondFactor', answer).recoveryCodes };
}

/** Logs in by password, and returns the ticket that waits for a code. */
async function ticketOf(shop: Shop, { email, password }: Member): Promise<string> {
  const { data } = refusal(await shop.guest().call('login', { body: { email, password } }), 403);
  expect(data).toEqual({ needs: 'secondFactor', ticket: expect.any(String) });
  return (data as { ticket: string }).ticket;
}

const enter = (shop: Shop, ticket: string, code: string) =>
  shop.guest().call('loginWithCode', { body: { ticket, code } });

const stands = async ({ client }: Member) =>
  success('getSecondFactor', await client.call('getSecondFactor', {}));

export const secondFactorCases: CaseGroup = {
  title: 'second factor',
  cases: [
    {
      name: 'C297: on with password and code; a login then needs a code, and each code counts once',
      async run(shop) {
        const member = await newMember(shop);
        const { client, id } = member;
        const off = { active: false, since: null, recoveryCodesLeft: 0, required: false };
        expect(await stands(member)).toEqual(off);
        refusal(await client.call('confirmSecondFactor', { body: { code: WRONG } }), 409);
        const wrong = await client.call('setUpSecondFactor', { body: { password: 'secret-2' } });
        refusal(wrong, 400, 'password');
        const { secret, uri } = await setUp(member);
        expect(uri).toMatch(/^otpauth:\/\/totp\//);
        expect(uri).toContain(`secret=${secret}`);
        expect(await stands(member)).toEqual(off);
        refusal(await client.call('confirmSecondFactor', { body: { code: WRONG } }), 400, 'code');
        const { codes, secret: second } = await turnOn(shop, member);
        expect(new Set(codes).size).toBe(RECOVERY_CODES);
        expect(await stands(member)).toMatchObject({ active: true, recoveryCodesLeft: RECOVERY_CODES });
        refusal(await client.call('setUpSecondFactor', { body: { password: member.password } }), 409);

        const ticket = await ticketOf(shop, member);
        refusal(await enter(shop, ticket, WRONG), 400, 'code');
        refusal(await enter(shop, ticket, shop.authenticatorCode(second, -2)), 400, 'code');
        refusal(await enter(shop, ticket, shop.authenticatorCode(second, -1)), 400, 'code');
        const now = shop.authenticatorCode(second);
        const person = success(
          'loginWithCode',
          await enter(shop, ticket, ` ${now.slice(0, 3)} ${now.slice(3)}`),
        );
        expect(person._id).toBe(id);
        refusal(await enter(shop, ticket, shop.authenticatorCode(second, 1)), 401);
        const other = await ticketOf(shop, member);
        refusal(await enter(shop, other, now), 400, 'code');
        success('loginWithCode', await enter(shop, other, shop.authenticatorCode(second, 1)));
      },
    },
    {
      name: 'C297: a recovery code works once, new ones replace the old, and password and code turn it off',
      async run(shop) {
        const member = await newMember(shop);
        const { client, email, password } = member;
        const { codes } = await turnOn(shop, member);
        const [first = '', next = '', last = ''] = codes;
        const ticket = await ticketOf(shop, member);
        success('loginWithCode', await enter(shop, ticket, first.toLowerCase()));
        refusal(await enter(shop, await ticketOf(shop, member), first), 400, 'code');
        expect((await stands(member)).recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
        const replaced = await client.call('replaceRecoveryCodes', { body: { code: next } });
        const [fresh = ''] = success('replaceRecoveryCodes', replaced).recoveryCodes;
        refusal(await enter(shop, await ticketOf(shop, member), last), 400, 'code');
        const off = (body: { password: string; code: string }) =>
          client.call('turnOffSecondFactor', { body });
        refusal(await off({ password: 'secret-2', code: fresh }), 400, 'password');
        refusal(await off({ password, code: next }), 400, 'code');
        success('turnOffSecondFactor', await off({ password, code: fresh }));
        refusal(await off({ password, code: fresh }), 409);
        success('login', await shop.guest().call('login', { body: { email, password } }));
      },
    },
    {
      name: 'C297: five wrong codes end the login, and lock the account against right ones for a time',
      async run(shop) {
        const member = await newMember(shop);
        const { secret, codes } = await turnOn(shop, member);
        const ticket = await ticketOf(shop, member);
        for (let tries = 0; tries < SECOND_FACTOR_TRIES; tries += 1)
          refusal(await enter(shop, ticket, WRONG), 400, 'code');
        refusal(await enter(shop, ticket, shop.authenticatorCode(secret)), 401);
        const another = await ticketOf(shop, member);
        for (const code of [shop.authenticatorCode(secret), codes[0] ?? '']) {
          const { data, message } = refusal(await enter(shop, another, code), 429);
          expect(data).toEqual({ retryAfter: 900 });
          expect(message).toBe('Too many wrong codes. Please try again in 15 minutes.');
        }
      },
    },
    {
      name: 'C298: staff whose role needs a second factor and who have none may do what customers may',
      async run(shop) {
        const admin = await shop.admin();
        const roles = async () =>
          success('getSecondFactorRoles', await admin.call('getSecondFactorRoles', {}));
        const save = (body: object) => admin.send('updateSecondFactorRoles', { body });
        expect(await roles()).toMatchObject({ roles: [], version: 0 });
        refusal(await save({ roles: ['cook'] }), 400, 'roles.0');
        const rider = { roles: ['rider', 'rider'], version: 0 };
        success('updateSecondFactorRoles', await save(rider));
        expect(await roles()).toMatchObject({ roles: ['rider'], version: 1 });
        refusal(await save({ roles: ['kitchen'], version: 0 }), 409);
        success('listUsers', await admin.call('listUsers', {}));
        success('updateSecondFactorRoles', await save({ roles: ['rider', 'owner'], version: 1 }));
        // It begins at the next login (C419).
        const later = await shop.admin();
        const { data } = refusal(await later.call('listUsers', {}), 403);
        expect(data).toEqual({ needs: 'secondFactorSetup' });
        refusal(await later.send('updateSecondFactorRoles', { body: { roles: [] } }), 403);
        const [person] = success('getCurrentUser', await later.call('getCurrentUser', {}));
        expect(person).toMatchObject({ role: 'admin', needsSecondFactor: true });
        const own = success('getSecondFactor', await later.call('getSecondFactor', {}));
        expect(own).toMatchObject({ active: false, required: true });
        const { client } = await newMember(shop);
        refusal(await client.call('getSecondFactorRoles', {}), 403);
        expect(refusal(await client.call('listUsers', {}), 403).data).toBeNull();
      },
    },
  ],
};
