import type { HttpClient } from '../../support/http-client';
import { refusal, success } from '../support/expect-answer';
import { type Member, newMember } from '../support/members';
import type { CaseGroup, Shop } from '../support/shop';

async function again(shop: Shop, { email, password }: Member): Promise<HttpClient> {
  const client = shop.guest();
  success('login', await client.call('login', { body: { email, password } }));
  return client;
}

const list = async (client: HttpClient) =>
  success('listOwnSessions', await client.call('listOwnSessions', {}));

const isIn = async (client: HttpClient) =>
  success('getCurrentUser', await client.call('getCurrentUser', {})).length === 1;

export const ownSessionCases: CaseGroup = {
  title: 'own sessions',
  cases: [
    {
      name: 'C299: a person sees and ends own sessions, one or all others; this one comes first',
      async run(shop) {
        const member = await newMember(shop);
        const [phone, tablet] = [await again(shop, member), await again(shop, member)];
        const seen = await list(phone);
        expect(seen.map(({ current }) => current)).toEqual([true, false, false]);
        const [own] = await list(tablet);
        const params = { id: own?._id ?? '' };
        success('endOwnSession', await phone.call('endOwnSession', { params }));
        refusal(await phone.call('endOwnSession', { params }), 404);
        expect([await isIn(phone), await isIn(tablet), await isIn(member.client)]).toEqual([
          true,
          false,
          true,
        ]);
        success('endOtherSessions', await phone.call('endOtherSessions', {}));
        expect([await isIn(phone), await isIn(member.client)]).toEqual([true, false]);
        expect(await list(phone)).toHaveLength(1);
      },
    },
    {
      name: 'P50, C299: the session of another person is 404 and goes on',
      async run(shop) {
        const [asha, bina] = [await newMember(shop), await newMember(shop, 'Bina Rai')];
        const [own] = await list(asha.client);
        const params = { id: own?._id ?? '' };
        refusal(await bina.client.call('endOwnSession', { params }), 404);
        refusal(await (await shop.admin()).call('endOwnSession', { params }), 404);
        success('endOtherSessions', await bina.client.call('endOtherSessions', {}));
        expect(await isIn(asha.client)).toBe(true);
        refusal(await shop.guest().call('listOwnSessions', {}), 401);
      },
    },
  ],
};
