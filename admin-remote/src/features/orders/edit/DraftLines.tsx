import { formatRupees } from '@storefront/shared/rules/money';
import { MAX_LINE_QUANTITY } from '@storefront/shared/rules/quantity';
import { IconButton } from '@storefront/shared/ui/IconButton';
import { binIcon } from '@storefront/shared/ui/icons';
import { Stepper } from '@storefront/shared/ui/Stepper';
import styled from 'styled-components';
import { choicesOf } from '../department-lines';
import type { DraftLine } from './draft';

interface DraftLinesProps {
  readonly lines: readonly DraftLine[];
  readonly onQuantity: (key: string, quantity: number) => void;
  readonly onRemove: (key: string) => void;
}

const notesOf = (line: DraftLine) => [choicesOf(line), line.requests].filter(Boolean).join(', ');

/** Lists the lines of the edited order. The quantity is at least 1 (§5). */
export function DraftLines({ lines, onQuantity, onRemove }: DraftLinesProps) {
  return (
    <List aria-label="Items">
      {lines.map((line) => (
        <li key={line.key}>
          <div>
            <Name>{line.name}</Name>
            {notesOf(line) && <Note>{notesOf(line)}</Note>}
            <Each>{`${formatRupees(line.pricePaisa)} each`}</Each>
          </div>
          <Stepper
            name={line.name}
            value={line.quantity}
            max={MAX_LINE_QUANTITY}
            onChange={(quantity) => onQuantity(line.key, quantity)}
          />
          <Sum translate="no">{formatRupees(line.pricePaisa * line.quantity)}</Sum>
          <IconButton icon={binIcon} label={`Remove ${line.name}`} onClick={() => onRemove(line.key)} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  border-top: 1px solid var(--line);

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(11ch, auto) auto;
    align-items: center;
    gap: 4px 8px;
    padding-block: 10px;
    border-bottom: 1px solid var(--line);
  }

  /* In em, because a dialog is as narrow on a desktop with large text. */
  @media (max-width: 44.9em) {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }

    li > div:first-child {
      grid-column: 1 / -1;
    }
  }

  @media (max-width: 19.9em) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

const Name = styled.bdi`
  display: block;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Note = styled.bdi`
  display: block;
  font-size: var(--t-micro);
  color: var(--accent-text);
  overflow-wrap: anywhere;
`;

const Each = styled.span`
  font-size: var(--t-small);
  color: var(--muted);
`;

const Sum = styled.span`
  text-align: right;

  @media (max-width: 19.9em) {
    grid-column: 1 / -1;
    order: 1;
  }

  font-weight: 600;
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;
