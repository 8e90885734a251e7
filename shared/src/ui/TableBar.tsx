import { lazyPart } from '@storefront/shared/lazy';
import { Link } from '@storefront/shared/router';
import { useRef } from 'react';
import styled from 'styled-components';
import { useTableCalls } from '../hooks/use-table-calls';
import { useTableVisit } from '../hooks/use-table-visit';
import { paths } from '../paths/paths';
import { formatRupees } from '../rules/money';
import { Icon } from './Icon';
import { tableIcon } from './icons';
import { TableCallButtons } from './internal/TableCallButtons';
import { TableCallsLine } from './internal/TableCallsLine';
import { TableMoved } from './internal/TableMoved';
import { Page } from './Page';

/** Loaded at a table only. */
const LeaveGuard = lazyPart(async () => (await import('./LeaveGuard')).LeaveGuard);

/**
 * The bar of every page at a table: its number, and the sum of this visit with the way to what was ordered (C150,
 * C151). With the table's code it calls staff and asks for the bill (C241), and says where the party was moved (C243).
 * Asks before an unplaced order is left behind (C52).
 */
export function TableBar({ table }: { readonly table: string }) {
  const { rounds, totalPaisa, party } = useTableVisit(table);
  const calls = useTableCalls(table, party);
  const buttons = useRef<HTMLDivElement>(null);
  const movedTo = party?.visit?.movedTo ?? null;
  return (
    <section aria-label={`Table ${table}`}>
      <Bar>
        <Row>
          <Plate aria-hidden="true">{table.length > 3 ? <Icon path={tableIcon} /> : table}</Plate>
          <Slip to={paths.cart(table)}>
            <b>{`Table ${table}`}</b>
            <small>{rounds.length === 0 ? 'We bring it here' : `${formatRupees(totalPaisa)} so far`}</small>
          </Slip>
          {party && <TableCallButtons {...calls} ref={buttons} isUsable={party.visit?.movedTo === null} />}
        </Row>
        <Runner aria-hidden="true" />
      </Bar>
      {party && (
        <TableCallsLine
          {...calls}
          onDone={(button) => buttons.current?.querySelectorAll('button')[button]?.focus()}
        />
      )}
      {movedTo && <TableMoved {...movedTo} from={table} />}
      <LeaveGuard table={table} />
    </section>
  );
}

const Bar = styled.div`
  background: var(--float);
  color: var(--on-float);
`;

const Row = styled(Page)`
  display: flex;
  align-items: center;
  /* Large text takes a second line. */
  flex-wrap: wrap;
  gap: 0 12px;
  min-height: 60px;
`;

/* A square with stepped corners, as the mark has. */
const Plate = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding-top: 4px;
  background: var(--on-float);
  color: var(--float);
  font: 800 1.375rem/1 var(--font-display);
  font-feature-settings: 'lnum';
  clip-path: polygon(
    0 8px, 4px 8px, 4px 4px, 8px 4px, 8px 0,
    calc(100% - 8px) 0, calc(100% - 8px) 4px, calc(100% - 4px) 4px, calc(100% - 4px) 8px, 100% 8px,
    100% calc(100% - 8px), calc(100% - 4px) calc(100% - 8px), calc(100% - 4px) calc(100% - 4px),
    calc(100% - 8px) calc(100% - 4px), calc(100% - 8px) 100%,
    8px 100%, 8px calc(100% - 4px), 4px calc(100% - 4px), 4px calc(100% - 8px), 0 calc(100% - 8px)
  );
`;

const Slip = styled(Link)`
  flex: 1 1 5.5rem;
  min-width: 0;
  padding: 8px 0;
  line-height: 1.25;
  text-decoration: none;
  color: inherit;

  b {
    display: block;
    font-weight: 650;
  }

  small {
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Runner = styled.div`
  height: 9px;
  background: var(--weave) 0 0 / 16px 9px repeat-x;
  image-rendering: pixelated;
`;
