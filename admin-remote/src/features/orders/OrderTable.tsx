import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Sheet, Table } from '../../common/Sheet';

/** The columns of §2 with their widths in px. */
const COLUMNS = [
  ['Order ID', 80],
  ['Customer', 112],
  ['Items', 188],
  ['Total', 104],
  ['Date', 84],
  ['Email', 140],
  ['Phone', 98],
  ['Address', 104],
  ['Delivery Option', 110],
  ['Status', 118],
  ['Actions', 94],
] as const;

/** Orders as a table, from 1024 px. */
export function OrderTable({ children }: { readonly children: ReactNode }) {
  return (
    <Sheet>
      <Fixed aria-label="Orders">
        <colgroup>
          {COLUMNS.map(([label, width]) => (
            <col key={label} style={{ width }} />
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
    </Sheet>
  );
}

const Fixed = styled(Table)`
  min-width: 1180px;
  table-layout: fixed;

  th:last-child,
  td:last-child {
    padding-right: 8px;
  }
`;
