import type { Migration } from '../migration';

/** The first four letters tell the kinds of the audit apart; the list repeats the expression to use the index. */
export const AUDIT_KIND = 'substr(action, 1, 4)';

/** Finds the entries of one person and of one kind, newest first (C291). */
export const auditList: Migration = {
  name: '0035-audit-list',
  statements: () => [
    'create index audit_by_actor on audit (actor, at desc, id)',
    `create index audit_by_kind on audit (${AUDIT_KIND}, at desc, id)`,
  ],
};
