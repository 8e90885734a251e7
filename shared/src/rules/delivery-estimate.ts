/** The terms' example of a delivery time, minutes (§9). */
export const DELIVERY_ESTIMATE_MINUTES = { from: 30, to: 60 } as const;

interface Goods {
  /** Absent in orders of a server that knows only §7: a dish. */
  readonly type?: 'product' | 'closet' | undefined;
}

/** Returns whether minutes hold for some of these goods: they are for the cafe's dishes, not for clothes (C81). */
export const hasDishes = (goods: readonly Goods[]): boolean => goods.some(({ type }) => type !== 'closet');

interface Facts {
  /** Clothes are brought to a table, as dishes are. */
  readonly isAtTable?: boolean;
  /** Staff promised a time: for clothes alone they agreed on it. */
  readonly isPromised?: boolean;
}

/** Returns what is left to agree on by phone: 'agree on a time for the clothes'; null for nothing (C81, C442). */
export function agreeText(goods: readonly Goods[], { isAtTable, isPromised }: Facts = {}): string | null {
  const isMixed = hasDishes(goods);
  if (isAtTable || (isPromised && !isMixed) || !goods.some(({ type }) => type === 'closet')) return null;
  return `agree on a time${isMixed ? ' for the clothes' : ''}`;
}

/** Returns `agreeText` to a customer: 'We call to agree on a time'. Nobody promises minutes for clothes. */
export function callText(goods: readonly Goods[], facts?: Facts): string | null {
  const agree = agreeText(goods, facts);
  return agree && `We call to ${agree}`;
}

/** Returns whether a promised time holds for the dishes alone, because there are clothes to agree on (C442). */
export const isForDishes = (goods: readonly Goods[], facts?: Facts): boolean =>
  hasDishes(goods) && agreeText(goods, facts) !== null;
