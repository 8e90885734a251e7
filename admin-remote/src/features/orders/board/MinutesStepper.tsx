import { MINUTES_STEP } from '@storefront/shared/ordering/suggest-minutes';
import { Icon } from '@storefront/shared/ui/Icon';
import { minusIcon, plusIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';

interface MinutesStepperProps {
  /** Name of the order: "order K7F3QD, Table 7". */
  readonly name: string;
  /** What is chosen: "20 min". */
  readonly text: string;
  /** Small text below it: "ready at 6:33 PM". */
  readonly hint: string;
  readonly canLess: boolean;
  readonly canMore: boolean;
  /** @param minutes to add; negative to subtract */
  readonly onStep: (minutes: number) => void;
}

/** Chooses when an order is promised, in steps of five minutes. */
export function MinutesStepper({ name, text, hint, canLess, canMore, onStep }: MinutesStepperProps) {
  return (
    <Group role="group" aria-label={`Minutes for ${name}`}>
      <button
        type="button"
        aria-label={`${MINUTES_STEP} minutes less`}
        aria-disabled={!canLess}
        onClick={() => canLess && onStep(-MINUTES_STEP)}
      >
        <Icon path={minusIcon} size={18} />
      </button>
      <output>
        <span>{text}</span>
        <small>{hint}</small>
      </output>
      <button
        type="button"
        aria-label={`${MINUTES_STEP} minutes more`}
        aria-disabled={!canMore}
        onClick={() => canMore && onStep(MINUTES_STEP)}
      >
        <Icon path={plusIcon} size={18} />
      </button>
    </Group>
  );
}

const Group = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) 48px;
  align-items: center;
  min-height: 48px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--edge);

  button {
    display: grid;
    place-items: center;
    height: 48px;
    border-radius: var(--r-control);
    touch-action: manipulation;
  }

  button[aria-disabled='true'] {
    color: var(--muted);
    opacity: 0.5;
    cursor: not-allowed;
  }

  output {
    padding-block: 4px;
    text-align: center;
    font-size: 1.0625rem;
    font-weight: 650;
    line-height: 1.15;
  }

  small {
    display: block;
    font-size: 0.75rem;
    font-weight: 400;
    color: var(--muted);
  }
`;
