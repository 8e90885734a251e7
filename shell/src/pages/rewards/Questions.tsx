import { rewards } from '@storefront/shared/content/rewards';
import { Icon } from '@storefront/shared/ui/Icon';
import { downIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';

/** The FAQ accordion, of `<details>` elements: one open answer at a time (§2 "Rewards page"). */
export function Questions() {
  return (
    <Columns aria-labelledby="questions">
      <h2 id="questions">Frequently asked questions</h2>
      <div>
        {rewards.questions.map(({ question, answer }) => (
          <Question key={question} name="rewards">
            <summary>
              <span>{question}</span>
              <Icon path={downIcon} />
            </summary>
            <p>{answer}</p>
          </Question>
        ))}
      </div>
    </Columns>
  );
}

const Columns = styled.section`
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: var(--s6);

    h2 {
      padding-top: 18px;
    }
  }
`;

const Question = styled.details`
  border-bottom: 1px solid var(--line);

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s4);
    min-height: 60px;
    padding-block: var(--s3);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    transition: transform var(--calm) var(--ease);
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  p {
    max-width: 62ch;
    padding-bottom: var(--s5);
    color: var(--muted);
  }
`;
