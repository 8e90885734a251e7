import { momentOf, SHOP_ZONE, wallClock } from './kathmandu';

/** Points expire five months after they are earned (§9). */
export const POINTS_LIFETIME_MONTHS = 5;

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * When points earned at this moment expire: the same wall clock five calendar months later in the shop's zone;
 * a day that the month lacks becomes its last (C20: 30 September → 28 or 29 February).
 */
export function pointsExpireAt(earnedAtMs: number): number {
  const earned = wallClock(earnedAtMs, SHOP_ZONE);
  const months = earned.month - 1 + POINTS_LIFETIME_MONTHS;
  const year = earned.year + Math.floor(months / 12);
  const month = (months % 12) + 1;
  return momentOf({ ...earned, year, month, day: Math.min(earned.day, lastDayOf(year, month)) }, SHOP_ZONE);
}

/** Points earned at one moment, as far as they are not spent. Below 0 they are a debt, which does not expire (P42). */
export interface PointLot {
  readonly id: string;
  readonly remaining: number;
  readonly expiresAt: number;
}

const counts = (lot: PointLot, nowMs: number) => lot.remaining < 0 || lot.expiresAt > nowMs;

/** Points that can be spent at a moment: unexpired lots less debts, never below 0 (P42). */
export const pointsBalance = (lots: readonly PointLot[], nowMs: number): number =>
  Math.max(
    0,
    lots.filter((lot) => counts(lot, nowMs)).reduce((sum, lot) => sum + lot.remaining, 0),
  );

const spendable = (lots: readonly PointLot[], nowMs: number) =>
  lots
    .filter((lot) => lot.remaining > 0 && lot.expiresAt > nowMs)
    .sort((a, b) => a.expiresAt - b.expiresAt || (a.id < b.id ? -1 : 1));

export interface Spending {
  /** How many points each touched lot loses, oldest expiry first. */
  readonly taken: readonly { readonly id: string; readonly points: number }[];
  /** How many points the balance lacks; 0 when all could be taken. */
  readonly missing: number;
}

/** Which lots pay for a redemption: oldest expiry first, expired ones never, at most the balance (C20, P47). */
export function spendOldestFirst(lots: readonly PointLot[], points: number, nowMs: number): Spending {
  const payable = Math.min(points, pointsBalance(lots, nowMs));
  const taken: { id: string; points: number }[] = [];
  let due = payable;
  for (const lot of spendable(lots, nowMs)) {
    if (due <= 0) break;
    const share = Math.min(lot.remaining, due);
    taken.push({ id: lot.id, points: share });
    due -= share;
  }
  return { taken, missing: points - payable };
}
