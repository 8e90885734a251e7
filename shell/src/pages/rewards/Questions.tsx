import { rewards } from '@storefront/shared/content/rewards';
import { Icon } from '@storefront/shared/ui/Icon';
import styled from 'styled-components';

/** The FAQ accordion, on the platform's own disclosure (§2 "Rewards page"). */
export function Questions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">Questions</h2>
      {rewards.questions.map(({ question, answer }) => (
        <Question key={question} name="rewards">
          <summary>
            {question}
            <Icon name="down" />
          </summary>
          <p>{answer}</p>
        </Question>
      ))}
    </section>
  );
}

const Question = styled.details`
  max-width: 760px;
  border-bottom: 1px solid var(--line);

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    min-height: 56px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  p {
    padding-bottom: var(--s4);
    color: var(--muted);
  }
`;
