import { recordAudit } from '../platform/db/audit';
import { raiseDataVersion } from '../platform/db/counters';
import type { Tx } from '../platform/db/database';

/** A change of what is sold, with what stood before and after. */
export type AuditedChange = Parameters<typeof recordAudit>[1];

/** Writes a change of the catalogue down and makes every cached page old (P74). */
export async function recordChange(tx: Tx, change: AuditedChange): Promise<void> {
  await recordAudit(tx, change);
  await raiseDataVersion(tx);
}
