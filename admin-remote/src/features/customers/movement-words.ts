import type { PointsMovement } from '@storefront/shared/contract/entities/points';

const reasons: Readonly<Record<PointsMovement['reason'], string>> = {
  'welcome-sign-up': 'Welcome',
  'welcome-first-order': 'First order',
  'referral-friend': 'Was referred',
  'referral-referrer': 'Referred a friend',
  cafe: 'Cafe order',
  closet: 'Closet order',
  adjustment: 'From the shop',
};

const kinds: Readonly<Record<PointsMovement['kind'], string>> = {
  earn: 'Earned',
  redeem: 'Redeemed',
  refund: 'Given back',
  reverse: 'Taken back',
  expire: 'Expired',
  adjust: 'Adjusted',
};

/** Describes a points movement for staff: `Redeemed, order K7M2`. */
export function movementWords({ kind, reason, orderCode, note }: PointsMovement): string {
  if (kind === 'earn') return [reasons[reason], orderCode].filter(Boolean).join(' ');
  if (note) return `${kinds[kind]}: ${note}`;
  return orderCode ? `${kinds[kind]}, order ${orderCode}` : kinds[kind];
}

/** Formats points with their sign: `+50` or `−20`. */
export const signedPoints = (points: number): string => (points < 0 ? `\u2212${-points}` : `+${points}`);
