import type { Tx } from './database';
import { newId } from './ids';

interface AuditEntry {
  /** Milliseconds, UTC. */
  readonly at: number;
  /** User id, `guest` or `system`. */
  readonly actor: string;
  /** What was done, as `noun.verb`: `location.add`. */
  readonly action: string;
  /** Id of the changed thing. */
  readonly subject: string;
  /** Before and after, never a secret. */
  readonly details?: Record<string, unknown>;
}

/** Returns the write that stores who did what, for the transaction of the change (P74). */
export const recordingAudit = (tx: Tx, { details, ...entry }: AuditEntry) =>
  tx.insertInto('audit').values({ id: newId(), ...entry, details: JSON.stringify(details ?? {}) });

/** Stores who did what, in the same transaction as the change (P74). */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await recordingAudit(tx, entry).execute();
}
