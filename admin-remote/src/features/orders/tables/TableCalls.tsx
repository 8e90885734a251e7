import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/Button';
import { Icon } from '@storefront/shared/ui/Icon';
import { bellIcon, receiptIcon } from '@storefront/shared/ui/icons';
import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { answerWords, callsOf, callText, type TableCall, tableAnchor } from '../../../common/table-calls';
import { useTables } from '../../../common/use-tables';
import { useAtRest } from '../steady/use-at-rest';
import { agoText } from './table-words';
import { useTableChange } from './use-table-change';

interface TableCallsProps {
  /** In ms. */
  readonly now: number;
  /** True while there is no network: answers wait. */
  readonly isWaiting: boolean;
}

/** The calls and bills of tables, the longest wait first, each with its answer (C241). Nothing shows while there are none. */
export function TableCalls(props: TableCallsProps) {
  const { tables, isKnown, isPending } = useTables();
  return isKnown && !isPending && <Calls calls={callsOf(tables)} {...props} />;
}

function Calls({ calls, now, isWaiting }: TableCallsProps & { readonly calls: readonly TableCall[] }) {
  const row = useRef<HTMLUListElement>(null);
  const keys = calls.map(({ key, tableNumber }) => `${tableNumber} ${key}`).join();
  const shown = useAtRest(calls, keys, row);
  return (
    <Row ref={row} aria-label="Calls of tables" tabIndex={-1} data-empty={shown.length === 0 || undefined}>
      {shown.map((held) => (
        <TableCallRow
          key={`${held.tableNumber} ${held.key}`}
          call={calls.find(({ key }) => key === held.key) ?? null}
          held={held}
          now={now}
          isWaiting={isWaiting}
          row={row}
        />
      ))}
    </Row>
  );
}

interface TableCallRowProps extends TableCallsProps {
  /** Null: somebody answered it, and the row has not closed up yet. */
  readonly call: TableCall | null;
  readonly held: TableCall;
  readonly row: RefObject<HTMLUListElement | null>;
}

function TableCallRow({ call, held, now, isWaiting, row }: TableCallRowProps) {
  const { isBusy, answer } = useTableChange();
  const { want, tableNumber, sitting } = held;
  const text = callText(held);
  const notes = [
    want === 'bill' && sitting.bill?.method,
    call === null ? 'answered' : agoText(Date.parse(held.at), now),
  ].filter(Boolean);

  const press = async () => {
    // The button goes: the keyboard goes on from the row.
    if (row.current?.contains(document.activeElement)) row.current.focus({ preventScroll: true });
    if (call) await answer(call);
  };
  return (
    <li data-want={want}>
      <Icon path={want === 'staff' ? bellIcon : receiptIcon} size={18} />
      <span>
        <Link to={`${paths.admin('tables')}#${tableAnchor(tableNumber)}`}>{text}</Link>
        {notes.length > 0 && <small>{` ${notes.join(', ')}`}</small>}
      </span>
      <Button
        variant="secondary"
        busy={isBusy}
        disabled={isWaiting || call === null}
        aria-label={`${answerWords[want]}: table ${tableNumber}`}
        onClick={() => void press()}
      >
        {answerWords[want]}
      </Button>
    </li>
  );
}

/* Two rows at most, so that the lanes keep their room. */
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-height: max(132px, 10rem);
  margin-inline: -3px;
  padding: 3px 3px 8px;
  overflow-y: auto;

  &:focus {
    outline: none;
  }

  &[data-empty] {
    padding: 0;
  }

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    padding: 4px 4px 4px 12px;
    border-radius: var(--r-control);
    background: var(--late);
    color: var(--on-late);
    font-variant-numeric: tabular-nums;

    @media (max-width: 479px) {
      flex: 1 0 100%;
    }

    @media (forced-colors: active) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }

  li[data-want='bill'] {
    background: var(--pending-bg);
    color: var(--pending-ink);
  }

  li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  a {
    font-weight: 650;
    color: inherit;
  }

  small {
    font-size: var(--t-small);
    white-space: nowrap;
  }

  /* Large text on a phone: the answer stands below. */
  @media (max-width: 19.9em) {
    li {
      flex-wrap: wrap;
    }

    li > span {
      flex-basis: 100%;
    }
  }

  button {
    background: var(--surface);
    color: var(--ink);
    white-space: nowrap;
  }
`;
