import styled from 'styled-components';
import { Icon } from './Icon';
import { minusIcon, plusIcon } from './icons';

export interface StepperProps {
  /** Item of the quantity; the group is named "Quantity of Americano". */
  name: string;
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  /** The stock, if known (§4). */
  max?: number | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Changes a quantity by one within its limits, at least 1 (§5). At a limit the button keeps the focus but does
 * nothing.
 */
export function Stepper({
  name,
  value,
  onChange,
  min = 1,
  max = Infinity,
  disabled,
  className,
}: StepperProps) {
  const step = (by: 1 | -1) => {
    const next = by < 0 ? Math.min(value - 1, max) : Math.max(value + 1, min);
    if (!disabled && next >= min && next <= max) onChange(next);
  };
  return (
    <Group role="group" aria-label={`Quantity of ${name}`} className={className}>
      <Side aria-label="One less" aria-disabled={disabled || value <= min} onClick={() => step(-1)}>
        <Icon path={minusIcon} size={18} />
      </Side>
      <output translate="no">{value}</output>
      <Side aria-label="One more" aria-disabled={disabled || value >= max} onClick={() => step(1)}>
        <Icon path={plusIcon} size={18} />
      </Side>
    </Group>
  );
}

const Group = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: var(--tap) 1fr var(--tap);
  align-items: center;
  width: 124px;
  height: var(--tap);
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--line);

  output {
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Side = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  height: var(--tap);
  border-radius: var(--r-control);
  touch-action: manipulation;

  @media (hover: hover) {
    &:hover {
      background: var(--sunk);
    }
  }

  &[aria-disabled='true'] {
    color: var(--muted);
    background: none;
    cursor: not-allowed;

    svg {
      opacity: 0.5;
    }
  }
`;
