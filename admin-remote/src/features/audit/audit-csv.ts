import type { AuditEntry } from '@storefront/shared/contract/entities/audit-entry';
import { actorText, actText, changeText } from './audit-words';

/** A spreadsheet would compute a cell that begins so (CWE-1236). */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
};

/** Returns entries as CSV with a heading, one a row, times in UTC. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => [
    entry.at,
    actorText(entry),
    actText(entry.action),
    entry.name ?? entry.subject,
    entry.changes.map(changeText).join('; '),
  ]);
  const all = [['Time', 'Who', 'What', 'Of', 'Changes'], ...rows];
  return `${all.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
