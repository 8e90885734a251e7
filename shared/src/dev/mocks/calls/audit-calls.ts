import { shopDate } from '../../../rules/kathmandu';
import { badField, MockFailure } from '../support/mock-failure';
import type { MockResolvers } from '../support/mock-resolver';

const PAGE = 50;

/** The audit (C291). The mocks record nothing: tests give the entries. */
export const auditCalls: MockResolvers<'listAudit'> = {
  listAudit({ world, query: { olderThan, kind, actor, subject, from, until, limit = PAGE } }) {
    if (world.audit === null) throw new MockFailure(404, 'There is nothing at this address');
    const first = olderThan ? world.audit.findIndex(({ _id }) => _id === olderThan) + 1 : 0;
    if (olderThan && first === 0) throw badField('olderThan', 'is unknown');
    return world.audit
      .slice(first)
      .filter((entry) => {
        const day = shopDate(Date.parse(entry.at));
        return (
          (!kind || entry.action.startsWith(`${kind}.`)) &&
          (!actor || entry.actor === actor) &&
          (!subject || entry.subject === subject) &&
          (!from || day >= from) &&
          (!until || day <= until)
        );
      })
      .slice(0, limit);
  },
};
