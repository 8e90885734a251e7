import { type Calls, calls } from '@storefront/shared/contract/calls';
import { refusal } from '../support/expect-answer';
import { newMember } from '../support/members';
import { samples } from '../support/samples';
import type { Case, CaseGroup } from '../support/shop';

const all = Object.values<Calls[keyof Calls]>(calls);

/** Sends invalid requests: access is checked before validation. */
const closed = (call: Calls[keyof Calls]): Case => ({
  name: `C32: ${call.method} ${call.path} is closed to ${call.access === 'admin' ? 'guests and customers' : 'guests'}`,
  async run(shop) {
    const { params = {} } = samples[call.name]();
    const nonsense = call.method === 'GET' ? {} : { body: { no: 'sense' } };
    refusal(await shop.guest().send(call.name, { params, ...nonsense }), 401);
    if (call.access !== 'admin') return;
    const { client } = await newMember(shop);
    refusal(await client.send(call.name, { params, ...nonsense }), 403);
  },
});

export const accessCases: CaseGroup = {
  title: 'access',
  cases: all.filter((call) => call.access !== 'public').map(closed),
};
