/** A pair says nothing before so many orders had both items (C271). */
const LEAST_ORDERS = 5;

/** How much more often than by chance two items must be ordered together. */
const LEAST_LIFT = 1.2;

/** Companions kept for an item: more than are shown, because some may be sold out. */
const KEPT = 9;

/** An item that goes well with another one. */
export interface Companion {
  readonly id: string;
  /** How many times more often than by chance both are in one order. */
  readonly lift: number;
}

/** Companions of each item, the highest lift first. */
export type Companions = Readonly<Record<string, readonly Companion[]>>;

const countIn = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts which items are ordered together. */
export function createPairCount() {
  let orders = 0;
  const singles = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();

  /** Returns the lift of a pair: its share of all orders, against that of two items that have nothing to do with each other. */
  const liftOf = (one: string, other: string, together: number) =>
    (together * orders) / ((singles.get(one) ?? 0) * (singles.get(other) ?? 0));

  return {
    /** Adds one order. @param ids its items; repeated ones count once */
    add(ids: readonly string[]): void {
      const items = [...new Set(ids)];
      if (items.length === 0) return;
      orders += 1;
      for (const one of items) {
        countIn(singles, one);
        const others = pairs.get(one) ?? new Map<string, number>();
        for (const other of items) if (other !== one) countIn(others, other);
        pairs.set(one, others);
      }
    },

    /** Returns what goes well with each item; items without a companion are left out. */
    companions(): Companions {
      const found = [...pairs].map(([one, others]) => {
        const companions = [...others]
          .filter(([, together]) => together >= LEAST_ORDERS)
          .map(([id, together]) => ({ id, together, lift: liftOf(one, id, together) }))
          .filter(({ lift }) => lift >= LEAST_LIFT)
          .sort((a, b) => b.lift - a.lift || b.together - a.together || (a.id < b.id ? -1 : 1));
        const kept = companions
          .slice(0, KEPT)
          .map(({ id, lift }) => ({ id, lift: Math.round(lift * 100) / 100 }));
        return [one, kept] as const;
      });
      return Object.fromEntries(found.filter(([, kept]) => kept.length > 0));
    },
  };
}

/**
 * Returns the ids that go best with any of these items, without the items themselves.
 *
 * @param ids of the page's item, or of all items of a cart
 */
export function companionsOf(companions: Companions, ids: readonly string[]): readonly string[] {
  const best = new Map<string, number>();
  for (const { id, lift } of ids.flatMap((item) => companions[item] ?? []))
    best.set(id, Math.max(lift, best.get(id) ?? 0));
  return [...best]
    .filter(([id]) => !ids.includes(id))
    .sort(([a, liftA], [b, liftB]) => liftB - liftA || (a < b ? -1 : 1))
    .map(([id]) => id);
}
