import { type PointLot, spendOldestFirst } from '@storefront/shared/rules/expiry';

/** A lot that has paid for an order. */
export interface RedemptionLot {
  readonly lotId: string;
  readonly expiresAt: number;
  /** Points of this lot that the order holds now; 0 after a refund. */
  readonly held: number;
  /** The most that the order ever took from this lot at once. */
  readonly most: number;
}

/** A number of points of one lot. */
export interface Share {
  readonly lotId: string;
  readonly points: number;
}

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { points }) => sum + points, 0);

/** Takes points from each lot, in order, until the sum is reached. */
function takeInTurn(offers: readonly Share[], points: number): Share[] {
  let due = points;
  return offers.flatMap(({ lotId, points: offered }) => {
    const taken = Math.max(0, Math.min(offered, due));
    due -= taken;
    return taken > 0 ? [{ lotId, points: taken }] : [];
  });
}

/** Gives points back to the lots that paid, latest expiry first (P43). */
export function refundShares(used: readonly RedemptionLot[], points: number): readonly Share[] {
  const latestFirst = [...used].sort((a, b) => b.expiresAt - a.expiresAt || (a.lotId < b.lotId ? 1 : -1));
  return takeInTurn(
    latestFirst.map(({ lotId, held }) => ({ lotId, points: held })),
    points,
  );
}

/**
 * Returns the lots that pay, and how many points the balance lacks. Lots that paid for this order before and were refunded
 * pay first, even if expired, so that the ledger ends as if nothing was refunded (P15, P44). Then unexpired lots pay,
 * earliest expiry first (C20, P47).
 */
export function redeemShares(
  lots: readonly PointLot[],
  used: readonly RedemptionLot[],
  points: number,
  now: number,
): { readonly shares: readonly Share[]; readonly missing: number } {
  const remaining = new Map(lots.map((lot) => [lot.id, lot.remaining]));
  const again = takeInTurn(
    used.map(({ lotId, held, most }) => ({
      lotId,
      points: Math.min(most - held, remaining.get(lotId) ?? 0),
    })),
    points,
  );
  const taken = new Map(again.map((share) => [share.lotId, share.points]));
  const left = lots.map((lot) => ({ ...lot, remaining: lot.remaining - (taken.get(lot.id) ?? 0) }));
  const fresh = spendOldestFirst(left, points - sumOf(again), now);
  for (const { id, points: more } of fresh.taken) taken.set(id, (taken.get(id) ?? 0) + more);
  const shares = [...taken].map(([lotId, count]) => ({ lotId, points: count }));
  return { shares, missing: fresh.missing };
}
