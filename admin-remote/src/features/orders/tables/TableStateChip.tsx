import type { Sitting } from '@storefront/shared/contract/entities/table';
import { type TableState, tableState } from '@storefront/shared/ordering/table-state';
import { Icon, type IconPath } from '@storefront/shared/ui/Icon';
import { bellIcon, checkIcon, clockIcon, penIcon, receiptIcon } from '@storefront/shared/ui/icons';
import styled from 'styled-components';
import { sinceText, tableStateWords } from './table-words';

const icons: Readonly<Record<Exclude<TableState, 'free'>, IconPath>> = {
  calls: bellIcon,
  bill: receiptIcon,
  waiting: clockIcon,
  served: checkIcon,
  ordering: penIcon,
};

interface TableStateChipProps {
  readonly sitting: Sitting | null;
  /** In ms. */
  readonly now: number;
}

/** What a table needs first, and for how long: an icon and a word, which the colour only repeats (C242). */
export function TableStateChip({ sitting, now }: TableStateChipProps) {
  const state = tableState(sitting);
  return (
    <Chip data-state={state}>
      {state !== 'free' && <Icon path={icons[state]} size={15} />}
      <span>{`${tableStateWords[state]}${sitting ? `, ${sinceText(sitting, now)}` : ''}`}</span>
    </Chip>
  );
}

const Chip = styled.span`
  display: inline-flex;
  max-width: 100%;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding-inline: 9px;
  border-radius: 14px;
  box-shadow: inset 0 0 0 1.5px var(--edge);
  font-size: 0.875rem;
  font-weight: 650;
  line-height: 1.2;

  &[data-state='free'] {
    padding-inline: 0;
    box-shadow: none;
    font-weight: 400;
    color: var(--muted);
  }

  &[data-state='calls'] {
    background: var(--late);
    color: var(--on-late);
    box-shadow: none;
  }

  &[data-state='bill'] {
    background: var(--pending-bg);
    color: var(--pending-ink);
    box-shadow: none;
  }

  &[data-state='waiting'] {
    background: var(--processing-bg);
    color: var(--processing-ink);
    box-shadow: none;
  }

  &[data-state='served'] {
    background: var(--completed-bg);
    color: var(--completed-ink);
    box-shadow: none;
  }
`;
