import type { AuditEntry } from '@storefront/shared/contract/entities/audit-entry';
import { toCsv } from '../../common/csv';
import { actorText, actText, changeText } from './audit-words';

/** Returns entries as CSV with a heading, one a row, times in UTC. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => [
    entry.at,
    actorText(entry),
    actText(entry.action),
    entry.name ?? entry.subject,
    entry.changes.map(changeText).join('; '),
  ]);
  return toCsv([['Time', 'Who', 'What', 'Of', 'Changes'], ...rows]);
}
