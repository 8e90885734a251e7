import { z } from 'zod';
import { AUDIT_KINDS } from '../../rules/audit-kinds';
import { describeCall } from '../call';
import { auditEntry } from '../entities/audit-entry';
import { limitQuery } from '../inputs';

const id = z.string().max(64).optional();
const day = z.iso.date('must be a day, such as 2026-11-20').optional();

/** The audit: ours, it is not in §7 (C291). No call changes it. */
export const auditCalls = {
  listAudit: describeCall('listAudit', {
    summary:
      'Who did what, newest first, 50 at a time; `olderThan` is the id of the last entry of the page before (C291). `actor` and `subject` are ids; `from` and `until` are days in Nepal, both included.',
    access: 'admin',
    right: 'seeAudit',
    added: true,
    query: z.object({
      ...limitQuery,
      olderThan: id,
      kind: z.enum(AUDIT_KINDS).optional(),
      actor: id,
      subject: id,
      from: day,
      until: day,
    }),
    answer: z.array(auditEntry),
  }),
};
