import { momentOf, SHOP_ZONE, wallClock } from './kathmandu';

/** Points expire five months after they are earned (§9). */
export const POINTS_LIFETIME_MONTHS = 5;

const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Returns when points expire, ms: the same local time five calendar months later in the shop's zone. A day that the
 * month lacks becomes its last (C20: 30 September → 28 or 29 February).
 */
export function pointsExpireAt(earnedAtMs: number): number {
  const earned = wallClock(earnedAtMs, SHOP_ZONE);
  const months = earned.month - 1 + POINTS_LIFETIME_MONTHS;
  const year = earned.year + Math.floor(months / 12);
  const month = (months % 12) + 1;
  return momentOf({ ...earned, year, month, day: Math.min(earned.day, lastDayOf(year, month)) }, SHOP_ZONE);
}

interface Expiry {
  readonly points: number;
  /** ISO time. */
  readonly expiresAt: string;
}

/** Returns one entry per day of the shop with its sum and its first time, in the order given (C20). */
export function sumByDay(expiring: readonly Expiry[]): Expiry[] {
  const days = new Map<string, Expiry>();
  for (const { points, expiresAt } of expiring) {
    const { year, month, day } = wallClock(Date.parse(expiresAt), SHOP_ZONE);
    const key = `${year}-${month}-${day}`;
    const before = days.get(key);
    days.set(key, before ? { ...before, points: before.points + points } : { points, expiresAt });
  }
  return [...days.values()];
}

/** Unspent points earned at one time. Below 0 they are a debt, which does not expire (P42). */
export interface PointLot {
  readonly id: string;
  readonly remaining: number;
  readonly expiresAt: number;
}

const counts = (lot: PointLot, nowMs: number) => lot.remaining < 0 || lot.expiresAt > nowMs;

/** Returns the points that can be spent at a time: unexpired lots minus debts, at least 0 (P42). */
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
  /** Points taken from each lot, oldest expiry first. */
  readonly taken: readonly { readonly id: string; readonly points: number }[];
  /** Points that the balance lacks; 0 if all could be taken. */
  readonly missing: number;
}

/** Returns the lots that pay for a redemption: oldest expiry first, no expired ones, at most the balance (C20, P47). */
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
