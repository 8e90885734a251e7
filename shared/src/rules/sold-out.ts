/** How long a mark "sold out" holds: to the opening of the next day, or until staff put the dish back (C225). */
export const SOLD_OUT_UNTIL = ['opening', 'putBack'] as const;

export type SoldOutUntil = (typeof SOLD_OUT_UNTIL)[number];

/** The most pieces that staff can count for a day. */
export const PIECES_LEFT_MAX = 99;

/** What staff say about a dish; both null: it is on sale again. */
export interface SoldOutMark {
  readonly until: SoldOutUntil | null;
  /** Pieces that can still be ordered until the opening of the next day; only without `until` (C226). */
  readonly piecesLeft: number | null;
}
