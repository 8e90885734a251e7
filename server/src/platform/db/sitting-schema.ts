/** A party at a table, from its first sign until staff close it (C240). Times are milliseconds since 1970, UTC. */
export interface SittingsTable {
  id: string;
  /** As `parseTableId` returns it; never changes. */
  table_number: string;
  opened_at: number;
  /** When the table called staff; null: nobody waits for them. This and the next two are null once it is closed. */
  called_at: number | null;
  bill_at: number | null;
  bill_method: 'cash' | 'online' | null;
  /** Null: the party is there. */
  closed_at: number | null;
  /** Id of a member of staff, or `shop` after twelve hours. */
  closed_by: string | null;
  /** The table where staff moved the party; null: it was not moved (C243). */
  moved_to: string | null;
  /** Raised by every change, of guests too; the first is 1. */
  version: number;
  updated_at: number | null;
  /** Id of a member of staff; null: guests, or nobody yet. */
  updated_by: string | null;
}
