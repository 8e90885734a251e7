import { Icon } from '@storefront/shared/ui/Icon';
import { alertIcon, clockIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import type { OrderAge } from './order-age';

/** The icon of an age: colour alone says nothing. */
export const ageIcons = { calm: null, soon: clockIcon, late: alertIcon } as const;

/** How long an order waits: a word, and from amber on an icon, so that the colour only repeats it. */
export function AgeChip({ age: { text, urgency } }: { readonly age: OrderAge }) {
  const icon = ageIcons[urgency];
  return (
    <Chip data-urgency={urgency}>
      {icon && <Icon path={icon} size={15} />}
      <span>{text}</span>
    </Chip>
  );
}

const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 28px;
  padding-inline: 9px;
  border-radius: 14px;
  box-shadow: inset 0 0 0 1.5px var(--edge);
  font-size: 0.875rem;
  font-weight: 650;
  white-space: nowrap;

  &[data-urgency='soon'] {
    background: var(--pending-bg);
    color: var(--pending-ink);
    box-shadow: none;
  }

  &[data-urgency='late'] {
    background: var(--late);
    color: var(--on-late);
    box-shadow: none;
  }
`;
