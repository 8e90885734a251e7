import { personAtom } from '@storefront/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { ApiError } from '../../api/api-error';
import { readRuntimeConfig } from '../../config/runtime-config';
import { callQuery } from '../../query/call-query';
import { REFERRAL_POINTS, WELCOME_AT_FIRST_ORDER, WELCOME_AT_SIGN_UP } from '../../rules/bonuses';
import { POINTS_LIFETIME_MONTHS, sumByDay } from '../../rules/expiry';
import { explainPoints } from '../../rules/explain-points';
import { formatDay } from '../../rules/format-date-time';
import { formatRupees } from '../../rules/money';
import { CLOSET_TIERS, EARN_POINTS, EARN_STEP_PAISA, type EarningOrder } from '../../rules/points';
import { ErrorState } from '../ErrorState';

/** What a figure of points is: those of an order, with its amounts or by an older rule; or points that one has or spends. */
export type PointsFigure = EarningOrder | 'older rule' | 'balance';

interface PointsReasonsProps {
  readonly of: PointsFigure;
  /** False: the points are of somebody else. */
  readonly isOwn: boolean;
}

/** The rule behind a figure of points, and the lots of a signed-in member (C272). */
export function PointsReasons({ of, isOwn }: PointsReasonsProps) {
  const isMember = useAtomValue(personAtom) !== null;
  return (
    <>
      <Rule of={of} />
      <p>{`You get them when the order is completed. They hold ${POINTS_LIFETIME_MONTHS} months, and one point is Rs 1. The oldest are spent first, and a cancelled order gives them back.`}</p>
      {isMember && isOwn && readRuntimeConfig().ownServer && <Lots />}
    </>
  );
}

const tiers = [...CLOSET_TIERS]
  .reverse()
  .map(({ points, from, to }) => `${points} ${to === null ? 'above' : 'from'} ${formatRupees(from)}`)
  .join(', ');

function Rule({ of }: Pick<PointsReasonsProps, 'of'>) {
  if (of === 'older rule') return <p>This order earned its points by an older rule.</p>;
  if (of === 'balance')
    return (
      <>
        <p>{`Cafe: ${EARN_POINTS} points for every ${formatRupees(EARN_STEP_PAISA)} to pay, rounded down. Closet: ${tiers}.`}</p>
        <p>{`Welcome: ${WELCOME_AT_SIGN_UP}, and ${WELCOME_AT_FIRST_ORDER} with your first order. A friend with your code: ${REFERRAL_POINTS}.`}</p>
      </>
    );
  return explainPoints(of).map(({ points, text }) => (
    <p key={text}>
      <span>{`${text}: `}</span>
      <b translate="no">{points}</b>
    </p>
  ));
}

/** The lots that make up the balance, by the day on which they expire, soonest first (C20). */
function Lots() {
  const { data, error, refetch } = useQuery({ ...callQuery('getPoints', { query: {} }), staleTime: 0 });
  // A server that knows only §7 does not tell them.
  if (error instanceof ApiError && error.status === 404) return null;
  if (error && !data)
    return <ErrorState message="Your points could not be read" onRetry={() => void refetch()} />;
  if (!data) return <p>Loading your points…</p>;
  if (data.expiring.length === 0) return <p>You have no points yet.</p>;
  return (
    <>
      <p>The shop may give points or take some away; your profile says why.</p>
      <p>The points that you have:</p>
      {sumByDay(data.expiring).map(({ points, expiresAt }) => (
        <p key={expiresAt}>
          <b translate="no">{points}</b>
          <span>{` until ${formatDay(expiresAt)}`}</span>
        </p>
      ))}
    </>
  );
}
