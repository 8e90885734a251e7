import { rewards } from '@storefront/shared/content/rewards';
import { paths } from '@storefront/shared/paths';
import { personAtom } from '@storefront/shared/session';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { useAtomValue } from 'jotai';
import { SheetPage } from '../common/SheetPage';
import { Questions } from './Questions';
import { Cards, Tiers, Ways } from './rewards-style';

/** Rewards information, labelled Earn & Redeem (§2 "Rewards page"). */
export default function RewardsPage() {
  const isSignedIn = useAtomValue(personAtom) !== null;
  return (
    <SheetPage title="Earn & Redeem" lead={rewards.lead}>
      <Cards>
        {rewards.cards.map(({ title, figure, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <b>{figure}</b>
            <p>{text}</p>
          </li>
        ))}
      </Cards>
      <section aria-labelledby="closet-tiers">
        <h2 id="closet-tiers">At the closet</h2>
        <Tiers>
          {rewards.tiers.map(({ spent, points }) => (
            <div key={spent}>
              <dt>{spent}</dt>
              <dd>{points} points</dd>
            </div>
          ))}
        </Tiers>
      </section>
      <Questions />
      <Ways>
        {isSignedIn ? (
          <ButtonLink to={paths.profile()}>See my points</ButtonLink>
        ) : (
          <ButtonLink to={paths.signUp()}>Sign up and earn</ButtonLink>
        )}
        <ButtonLink to={paths.menu()} variant="secondary">
          To the menu
        </ButtonLink>
      </Ways>
    </SheetPage>
  );
}
