import type { EditStamp } from './schema';

/** What staff wrote about a customer (C300). */
export interface CustomerNotesTable extends EditStamp {
  user_id: string;
  text: string;
}

/** How an account ended (C302, C303). */
export interface ClosedColumns {
  /** When it was deleted or merged, ms since 1970, UTC; null: open. A closed account signs nobody in and is in no list. */
  closed_at: number | null;
  /** The account that has all of it since; null: not merged. Never a closed one. */
  merged_into: string | null;
}
