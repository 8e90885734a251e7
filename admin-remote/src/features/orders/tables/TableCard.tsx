import type { Sitting, StaffTable } from '@storefront/shared/contract/entities/table';
import { tableState } from '@storefront/shared/ordering/table-state';
import { Button } from '@storefront/shared/ui/Button';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { answerWords, callsOf, tableAnchor } from '../../../common/table-calls';
import { Card, Head, Pay } from '../board/card-style';
import { useLeaveFocus } from '../steady/use-take-focus';
import { CloseTableDialog } from './CloseTableDialog';
import { MoveTableDialog } from './MoveTableDialog';
import { SittingOrders } from './SittingOrders';
import { TableStateChip } from './TableStateChip';
import { seatsText, tableStateWords, totalText } from './table-words';
import { useTableChange } from './use-table-change';

interface TableCardProps {
  readonly table: StaffTable;
  /** All tables: where a party can move to. */
  readonly tables: readonly StaffTable[];
  /** In ms. */
  readonly now: number;
  /** True while there is no network: changes wait. */
  readonly isWaiting: boolean;
  /** Moves the focus to a table, because the control that had it goes. */
  readonly onFocus: (tableNumber: string) => void;
}

/** A table of the map: what it needs, what its party ordered, and what staff can do (C242). */
export function TableCard({ table, ...rest }: TableCardProps) {
  const { tableNumber, sitting } = table;
  const card = useRef<HTMLElement>(null);
  const state = tableState(sitting);
  const seats = seatsText(table);
  // A table that the settings do not name goes with its party.
  useLeaveFocus(card);
  return (
    <Place
      ref={card}
      id={tableAnchor(tableNumber)}
      tabIndex={-1}
      aria-label={`Table ${tableNumber}, ${tableStateWords[state].toLowerCase()}`}
      data-late={state === 'calls' || undefined}
      data-free={state === 'free' || undefined}
    >
      <Head>
        <h2>
          Table <bdi>{tableNumber}</bdi>
        </h2>
        <TableStateChip sitting={sitting} now={rest.now} />
        {seats && <p>{seats}</p>}
      </Head>
      {sitting && <Party key={sitting._id} table={table} sitting={sitting} {...rest} />}
    </Place>
  );
}

const payWords = { cash: 'To collect, in cash', online: 'To collect, online' } as const;

/** The party at a table. */
function Party({
  table,
  sitting,
  tables,
  isWaiting,
  onFocus,
}: TableCardProps & { readonly sitting: Sitting }) {
  const { tableNumber } = table;
  const { isBusy, answer } = useTableChange();
  const [opened, setOpened] = useState<'move' | 'close' | null>(null);
  const calls = callsOf([table]);
  const dialog = {
    tableNumber,
    sitting,
    isWaiting,
    onClose: () => setOpened(null),
    onDone: (to: string) => {
      setOpened(null);
      onFocus(to);
    },
  };
  return (
    <>
      {sitting.orders.length > 0 ? (
        <SittingOrders orders={sitting.orders} label={`Orders of table ${tableNumber}`} />
      ) : (
        <Nothing>Nothing ordered yet</Nothing>
      )}
      <Pay>
        <span>{sitting.bill ? payWords[sitting.bill.method] : 'So far'}</span>
        <b translate="no">{totalText(sitting)}</b>
      </Pay>
      <Actions>
        {calls.map((call, index) => (
          <Button
            key={call.want}
            variant={index === 0 ? 'primary' : 'secondary'}
            block
            busy={isBusy}
            disabled={isWaiting}
            aria-label={`${answerWords[call.want]}: table ${tableNumber}`}
            onClick={() => {
              onFocus(tableNumber);
              void answer(call);
            }}
          >
            {answerWords[call.want]}
          </Button>
        ))}
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={`Move or join table ${tableNumber}`}
          onClick={() => setOpened('move')}
        >
          Move or join
        </Button>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={`Close table ${tableNumber}`}
          onClick={() => setOpened('close')}
        >
          Close
        </Button>
      </Actions>
      {opened === 'move' && <MoveTableDialog tables={tables} {...dialog} />}
      {opened === 'close' && <CloseTableDialog {...dialog} />}
    </>
  );
}

const Place = styled(Card)`
  > header h2 {
    flex: 1 0 auto;
    max-width: 100%;
    padding-top: 5px;
    font-size: 1.3125rem;
    line-height: 1.1;
    overflow-wrap: break-word;
  }

  > ul > li {
    padding-inline: 12px;
  }

  &[data-free] {
    background: none;
  }
`;

const Nothing = styled.p`
  padding: 10px 12px;
  border-top: 1px solid var(--line);
  font-size: var(--t-small);
  color: var(--muted);
`;

/* Answers take a row each; so do the others in large text. */
const Actions = styled.footer`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: 8px;
  padding: 0 12px 12px;

  > button {
    min-height: 48px;
    padding: 8px;
    white-space: normal;
  }

  > button:not([aria-haspopup]) {
    grid-column: 1 / -1;
    min-height: 52px;
  }
`;
