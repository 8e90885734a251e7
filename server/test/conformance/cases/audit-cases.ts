import { refusal, success } from '../support/expect-answer';
import type { CaseGroup } from '../support/shop';

export const auditCases: CaseGroup = {
  title: 'audit',
  cases: [
    {
      name: 'C291: staff read nothing about a thing that nobody changed; filters that cannot be are refused',
      async run(shop) {
        const admin = await shop.admin();
        const query = {
          subject: 'nosuchthing',
          kind: 'coupon',
          from: '2026-11-20',
          until: '2026-11-20',
        } as const;
        expect(success('listAudit', await admin.call('listAudit', { query }))).toEqual([]);
        refusal(await admin.call('listAudit', { query: { olderThan: 'nosuchentry' } }), 400, 'olderThan');
        refusal(await admin.send('listAudit', { query: { from: 'today' } }), 400, 'from');
        refusal(await admin.send('listAudit', { query: { kind: 'rocket' } }), 400, 'kind');
      },
    },
  ],
};
