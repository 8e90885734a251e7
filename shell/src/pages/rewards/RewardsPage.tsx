import { rewards } from '@storefront/shared/content/rewards';
import { SheetPage } from '../common/SheetPage';
import { HowPointsWork } from './HowPointsWork';
import { Questions } from './Questions';
import { ReferAndEarn } from './ReferAndEarn';
import { Welcome } from './Welcome';

/** Rewards information, labelled Earn & Redeem (§2 "Rewards page"). */
export default function RewardsPage() {
  return (
    <SheetPage title="Earn & Redeem" lead={rewards.lead}>
      <Welcome />
      <HowPointsWork />
      <ReferAndEarn />
      <Questions />
    </SheetPage>
  );
}
