import type { PointsAccount } from '../contract/entities/points';
import { POINTS_LIFETIME_MONTHS, sumByDay } from '../rules/expiry';
import { formatDay } from '../rules/format-date-time';

/** The lots that make up a balance, by the day on which they expire, soonest first (C20, C272). */
export function PointLots({ expiring }: Pick<PointsAccount, 'expiring'>) {
  return (
    <>
      {sumByDay(expiring).map(({ points, expiresAt }) => (
        <p key={expiresAt}>
          <b>{points}</b> until {formatDay(expiresAt)}
        </p>
      ))}
      <p>
        Points hold {POINTS_LIFETIME_MONTHS} months from the day they are earned. The oldest are spent first.
      </p>
    </>
  );
}
