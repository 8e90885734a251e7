import { rewards } from '@storefront/shared/content/rewards';
import { usePerson } from '@storefront/shared/hooks/use-person';
import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import styled from 'styled-components';
import { WelcomeParts } from '../common/WelcomeParts';

const { title, text, steps } = rewards.welcome;
const total = steps.reduce((sum, { points }) => sum + points, 0);

/** The welcome bonus and its two parts (§2 "Rewards page", C18); links to the sign-up, or to the member's points. */
export function Welcome() {
  const isSignedIn = usePerson() !== null;
  return (
    <Panel aria-labelledby="welcome">
      <div>
        <h2 id="welcome">{title}</h2>
        <Figure>{`${total} points`}</Figure>
        <p>{text}</p>
      </div>
      <WelcomeParts />
      <Ways>
        {isSignedIn ? (
          <ButtonLink to={paths.profile()} size="lg">
            See my points
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.signUp()} size="lg">
            Sign up and earn
          </ButtonLink>
        )}
      </Ways>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--s5) var(--s8);
  padding: var(--s5);
  border-radius: var(--r-panel);
  background: var(--accent-soft);

  @media (min-width: 1024px) {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    padding: var(--s7);

    ol {
      grid-row: span 2;
    }
  }
`;

const Figure = styled.b`
  display: block;
  margin: var(--s3) 0 var(--s2);
  font: 800 clamp(2.75rem, 2rem + 3vw, 4.5rem) / 0.95 var(--font-display);
  letter-spacing: -0.02em;
`;

const Ways = styled.div`
  @media (max-width: 639px) {
    a {
      width: 100%;
    }
  }
`;
