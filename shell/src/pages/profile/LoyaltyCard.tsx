import { brand } from '@storefront/shared/content';
import type { User } from '@storefront/shared/contract/entities/user';
import { formatRupees } from '@storefront/shared/rules/money';
import { POINT_VALUE_PAISA, spendablePoints } from '@storefront/shared/rules/points';
import { Mark } from '@storefront/shared/ui/Mark';
import { Weave } from '@storefront/shared/ui/Weave';
import { WhyPoints } from '@storefront/shared/ui/WhyPoints';
import { Balance, Card, Foot, Head, Inner, Name, Worth } from './card-style';
import { rewardOf } from './reward';
import { Stamps } from './Stamps';
import { usePoints } from './use-points';

const rupees = (points: number) => formatRupees(points * POINT_VALUE_PAISA);

function words({ points, missing }: ReturnType<typeof rewardOf>, owed: number): string {
  if (owed > 0)
    return `${missing + owed} more points to the next stamp. The first ${owed === 1 ? 'one pays' : `${owed} pay`} what you owe.`;
  if (missing === 0) return `${rupees(points)} off your next order, the most for one order.`;
  const more = `${missing} more ${missing === 1 ? 'point' : 'points'} to the next stamp`;
  return points === 0 ? `${more}.` : `${rupees(points)} off your next order. ${more}.`;
}

/** The member's card: points, their value, and a stamp for every 5 points that one order can redeem. */
export function LoyaltyCard({ person }: { readonly person: User }) {
  const reward = rewardOf(spendablePoints(person));
  const { latest } = usePoints();
  return (
    <Card aria-label="Loyalty card">
      <Weave kind="edge" />
      <Inner>
        <Head>
          <Mark size={28} />
          <span>{brand.name}</span>
          <Name>{person.fullName}</Name>
        </Head>
        <Balance>
          <b translate="no">{person.points}</b>
          <span>{` ${person.points === 1 ? 'point' : 'points'}`}</span>
          <Worth>{`worth ${rupees(person.points)}`}</Worth>
        </Balance>
        <Stamps filled={reward.steps} count={reward.allSteps} />
        <Foot>{words(reward, latest?.owed ?? 0)}</Foot>
        <WhyPoints of="balance" />
      </Inner>
    </Card>
  );
}
