import { useMediaQuery } from '@storefront/shared/hooks/use-media-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DataCards } from './DataCards';
import { Table, TableSurface } from './TableSurface';
import { WIDE } from './wide';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  readonly width?: string;
  readonly align?: 'right';
  /** Where the column stands on a card. Without a role it is one of the labelled values. */
  readonly role?: 'picture' | 'title' | 'actions';
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Shows a list as a table, or as cards on narrow screens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isWide = useMediaQuery(WIDE);
  const { label, columns, rows, keyOf } = props;
  if (!isWide) return <DataCards {...props} />;
  return (
    <TableSurface>
      <Rows aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ label: name, width, align }) => (
              <th key={name} scope="col" style={{ width }} data-align={align}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row)}>
              {columns.map(({ label: name, cell, align }) => (
                <td key={name} data-align={align}>
                  {cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Rows>
    </TableSurface>
  );
}

const Rows = styled(Table)`
  td {
    vertical-align: middle;
  }
`;
