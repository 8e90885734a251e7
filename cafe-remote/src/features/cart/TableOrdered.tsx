import type { TableVisit } from '@storefront/shared/hooks/use-table-visit';
import { paths } from '@storefront/shared/paths';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import styled from 'styled-components';
import { Columns } from './cart-style';
import { TableSlip } from './TableSlip';

interface TableOrderedProps extends TableVisit {
  readonly table: string;
}

/** A table's empty cart after an order: when this browser sent its last round, the way to the next one, and the slip (C150). */
export function TableOrdered({ table, ...visit }: TableOrderedProps) {
  const last = visit.rounds.findLast(({ isOwn }) => isOwn);
  return (
    <Columns>
      <Sent>
        {last && (
          <p>
            {`Sent at ${timeOfDay(last.at)}.${last.state === 'cancelled' ? '' : ' We bring it to your table.'}`}
          </p>
        )}
        <ButtonLink to={paths.menu(table)} size="lg" block>
          Order more
        </ButtonLink>
      </Sent>
      <TableSlip {...visit} table={table} isNewestFirst />
    </Columns>
  );
}

const Sent = styled.div`
  display: grid;
  gap: 16px;
  max-width: 480px;

  p {
    color: var(--muted);
  }
`;
