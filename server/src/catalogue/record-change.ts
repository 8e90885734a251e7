import { recordAudit } from '../platform/db/audit';
import { raiseDataVersion } from '../platform/db/counters';
import type { Tx } from '../platform/db/database';

/** A change of the catalogue, with the values before and after. */
export type AuditedChange = Parameters<typeof recordAudit>[1];

/** Audits a change of the catalogue and invalidates all cached pages (P74). */
export async function recordChange(tx: Tx, change: AuditedChange): Promise<void> {
  await recordAudit(tx, change);
  await raiseDataVersion(tx);
}
