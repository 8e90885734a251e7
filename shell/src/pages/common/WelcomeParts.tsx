import { rewards } from '@storefront/shared/content/rewards';
import styled from 'styled-components';

/** The two parts of the welcome bonus, each as a coin (§9, C18). */
export function WelcomeParts() {
  return (
    <Parts>
      {rewards.welcome.steps.map(({ points, text }) => (
        <li key={text}>
          <Coin translate="no">{points}</Coin> <span>{text}</span>
        </li>
      ))}
    </Parts>
  );
}

const Parts = styled.ol`
  display: grid;
  gap: var(--s4);

  li {
    display: flex;
    align-items: center;
    gap: var(--s4);
    font-size: 1.125rem;
  }
`;

const Coin = styled.b`
  display: grid;
  flex: none;
  place-items: center;
  width: 64px;
  height: 64px;
  /* The figures of Eczar stand a little high. */
  padding-top: 4px;
  border-radius: 50%;
  background: var(--marigold);
  color: var(--on-marigold);
  font: 700 1.625rem/1 var(--font-display);
`;
