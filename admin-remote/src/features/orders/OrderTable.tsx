import type { Order } from '@storefront/shared/contract/entities/order';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Table, TableSurface } from '../../common/TableSurface';

/** The columns of §2. Numbers and pills get a fixed width; the items get the rest. */
const COLUMNS = [
  ['Order ID', '98px'],
  ['Customer', '108px'],
  ['Items', 'auto'],
  ['Total', 'calc(12ch + 16px)'],
  ['Date', 'calc(8ch + 16px)'],
  ['Email', '112px'],
  ['Phone', 'calc(10.5ch + 16px)'],
  ['Address', '104px'],
  ['Delivery Option', '96px'],
  ['Status', 'calc(10ch + 62px)'],
  ['Actions', '132px'],
] as const;

/** Width of these columns while no order fills them; the room goes to the items. */
const EMPTY = [
  ['Email', 'email', 'calc(5ch + 16px)'],
  ['Phone', 'phone', 'calc(6ch + 16px)'],
  ['Address', 'address', 'calc(8ch + 16px)'],
] as const;

interface OrderTableProps {
  readonly orders: readonly Order[];
  readonly children: ReactNode;
}

/** Shows orders as a table, from 1280 px. */
export function OrderTable({ orders, children }: OrderTableProps) {
  const empty = new Map<string, string>(
    EMPTY.filter(([, field]) => !orders.some((order) => order[field])).map(([label, , width]) => [
      label,
      width,
    ]),
  );
  return (
    <TableSurface>
      <Fixed aria-label="Orders">
        <colgroup>
          {COLUMNS.map(([label, width]) => (
            <col key={label} style={{ width: empty.get(label) ?? width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(([label]) => (
              <th key={label} scope="col" data-align={label === 'Total' ? 'right' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Fixed>
    </TableSurface>
  );
}

const Fixed = styled(Table)`
  table-layout: fixed;

  th {
    vertical-align: bottom;
    white-space: normal;
  }

  th:last-child,
  td:last-child {
    padding-inline: 0;
  }
`;
