import type { PointsMovement } from '@storefront/shared/contract/entities/points';

const earned: Record<PointsMovement['reason'], string> = {
  'welcome-sign-up': 'Welcome to the shop',
  'welcome-first-order': 'Your first order',
  'referral-friend': 'A friend brought you here',
  'referral-referrer': 'You brought a friend',
  cafe: 'Cafe order',
  closet: 'Closet order',
  adjustment: 'From the shop',
};

/** Reasons of points that an order itself earned; the others are bonuses. */
export const ORDERS: ReadonlySet<PointsMovement['reason']> = new Set(['cafe', 'closet']);

/** Returns the text of a movement; an order by its short code (C71). */
export function movementText({ kind, reason, orderCode, note }: PointsMovement): string {
  const order = orderCode ? `order ${orderCode}` : 'an order';
  switch (kind) {
    case 'earn':
      return ORDERS.has(reason) && orderCode ? `${earned[reason]} ${orderCode}` : earned[reason];
    case 'redeem':
      return `Used for ${order}`;
    case 'refund':
      return `Given back for ${order}`;
    case 'reverse':
      return `Taken back: ${orderCode ? order : earned[reason].toLowerCase()}`;
    case 'expire':
      return 'Expired';
    case 'adjust':
      return note ? `Adjusted by the shop: ${note}` : 'Adjusted by the shop';
  }
}

/** Formats points with their sign, `+50` or `−20`. */
export const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : `+${points}`);
