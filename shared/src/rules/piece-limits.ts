/** Most pieces from the closet in one order without an account (C107). */
export const GUEST_PIECES_PER_ORDER = 10;

/** Most pieces from the closet that one network's orders without an account may hold before staff take them up (C107). */
export const GUEST_PIECES_PER_NETWORK = 40;

/**
 * Most pieces from the closet that one account's orders may hold before staff take them up: anybody can register (C107).
 */
export const PIECES_PER_ACCOUNT = 100;

interface Pieces {
  readonly type: 'product' | 'closet';
  readonly quantity: number;
}

/** Pieces from the closet in these lines; cafe products have no stock. */
export const closetPieces = (lines: readonly Pieces[]): number =>
  lines.reduce((sum, { type, quantity }) => sum + (type === 'closet' ? quantity : 0), 0);

/** Returns why an order without an account cannot hold these lines, and what to do; null if it can. */
export function tooManyPieces(lines: readonly Pieces[]): string | null {
  const pieces = closetPieces(lines);
  if (pieces <= GUEST_PIECES_PER_ORDER) return null;
  return `Without an account one order holds at most ${GUEST_PIECES_PER_ORDER} pieces from the closet, this one has ${pieces}. Log in, or order fewer.`;
}
