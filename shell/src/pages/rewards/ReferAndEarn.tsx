import { rewards } from '@storefront/shared/content/rewards';
import styled from 'styled-components';

const { title, text, steps } = rewards.refer;

/** Refer and earn, in three steps (§2 "Rewards page", C18). */
export function ReferAndEarn() {
  return (
    <section aria-labelledby="refer">
      <h2 id="refer">{title}</h2>
      <p>{text}</p>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </section>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--s4) var(--s6);
  margin-top: var(--s5);
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--s4);
    padding-top: var(--s4);
    border-top: 1px solid var(--line);
    counter-increment: step;
  }
  li::before {
    content: counter(step) / '';
    font: 700 2rem/1 var(--font-display);
    color: var(--accent-text);
  }

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;
