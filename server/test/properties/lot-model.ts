/** Kathmandu is a fixed 5 h 45 min ahead of UTC. */
const AHEAD = (5 * 60 + 45) * 60_000;

/**
 * Returns the same time five months later, on the month's last day if it lacks the day (C20); written without the
 * shop's rules.
 */
function fiveMonthsOn(time: number): number {
  const local = new Date(time + AHEAD);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + 5];
  const day = Math.min(local.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
  return Date.UTC(year, month, day) + ((time + AHEAD) % 86_400_000) - AHEAD;
}

interface Lot {
  remaining: number;
  readonly points: number;
  readonly expiresAt: number;
}

interface Payment {
  readonly points: number;
  /** Points held of each lot, and the most that were ever taken from it at once. */
  readonly shares: Map<Lot, { held: number; most: number }>;
}

/** A model of balances in plain lists: lots of points, and the points that orders hold (C20, P42, P43, P47). */
export class LotModel {
  readonly lots: Lot[] = [];
  readonly payments: Payment[] = [];

  earn(points: number, now: number): void {
    this.lots.push({ points, remaining: points, expiresAt: fiveMonthsOn(now) });
  }

  /** Reverses earned points; spent ones become a debt. */
  takeBack(lot: Lot): void {
    lot.remaining -= lot.points;
  }

  balance(now: number): number {
    const counted = this.lots.filter(({ remaining, expiresAt }) => remaining < 0 || now < expiresAt);
    return Math.max(
      0,
      counted.reduce((sum, { remaining }) => sum + remaining, 0),
    );
  }

  /** Redeems points for an order from the unexpired lots with the earliest expiry. */
  pay(points: number, now: number): Payment {
    const payment: Payment = { points, shares: new Map() };
    this.payments.push(payment);
    this.#payFresh(payment, points, now);
    return payment;
  }

  /** Takes points away for good, from the same lots as an order would. */
  take(points: number, now: number): void {
    this.#payFresh({ points, shares: new Map() }, points, now);
  }

  refund({ shares }: Payment): void {
    for (const [lot, share] of shares) {
      lot.remaining += share.held;
      share.held = 0;
    }
  }

  /** Pays an order again after it had been refunded, from the lots it had first; false, and nothing moves, where it cannot. */
  payAgain(payment: Payment, now: number): boolean {
    const before = this.lots.map(({ remaining }) => remaining);
    let due = payment.points;
    for (const [lot, share] of this.#oldestFirst([...payment.shares])) {
      const taken = Math.max(0, Math.min(share.most, lot.remaining, due));
      lot.remaining -= taken;
      share.held = taken;
      due -= taken;
    }
    if (due <= this.balance(now)) {
      this.#payFresh(payment, due, now);
      return true;
    }
    for (const [index, lot] of this.lots.entries()) lot.remaining = before[index] ?? 0;
    for (const share of payment.shares.values()) share.held = 0;
    return false;
  }

  #oldestFirst = <T>(shares: [Lot, T][]) => shares.sort(([a], [b]) => a.expiresAt - b.expiresAt);

  #payFresh({ shares }: Payment, points: number, now: number): void {
    let due = points;
    const payable = this.lots
      .filter(({ remaining, expiresAt }) => remaining > 0 && now < expiresAt)
      .sort((a, b) => a.expiresAt - b.expiresAt);
    for (const lot of payable) {
      const taken = Math.min(lot.remaining, due);
      if (taken === 0) break;
      lot.remaining -= taken;
      due -= taken;
      const share = shares.get(lot) ?? { held: 0, most: 0 };
      share.held += taken;
      share.most = Math.max(share.most, share.held);
      shares.set(lot, share);
    }
  }
}
