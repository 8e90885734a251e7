import { type OpeningHours, SHOP_HOURS } from './opening-hours';

/** Staff have stopped taking orders. */
export interface Pause {
  /** What customers are told; null: nothing more. */
  readonly reason: string | null;
  /** Moment in ISO 8601 at which it ends by itself; null: when staff end it. */
  readonly until: string | null;
}

/** When orders are taken: the opening hours, and what holds outside of them (C28, P10). */
export interface Ordering extends OpeningHours {
  /** False: an order in the night is taken, and prepared in the morning. */
  readonly refuseWhenClosed: boolean;
  readonly paused: Pause | null;
}

/** What holds until staff change it (C28). */
export const DEFAULT_ORDERING: Ordering = { ...SHOP_HOURS, refuseWhenClosed: false, paused: null };

/** The pause that holds at a moment; one that has run out is none. */
export function pauseAt(nowMs: number, { paused }: Pick<Ordering, 'paused'>): Pause | null {
  if (!paused) return null;
  return paused.until === null || nowMs < Date.parse(paused.until) ? paused : null;
}
