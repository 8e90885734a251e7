import { BULK_MAX } from '@storefront/shared/rules/bulk-edit';
import { Button } from '@storefront/shared/ui/Button';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { useRef } from 'react';
import styled from 'styled-components';
import { type Column, DataTable } from '../DataTable';
import type { Chosen } from './use-choosable-list';

interface Item {
  readonly _id: string;
  readonly name: string;
}

interface ChooseBarProps<Row extends Item> {
  readonly chosen: Chosen<Row>;
  readonly onChange: () => void;
  readonly onDone: () => void;
}

/** How many rows are chosen, and what can be done with them (C307). */
function ChooseBar<Row extends Item>({ chosen, onChange, onDone }: ChooseBarProps<Row>) {
  const count = chosen.rows?.length ?? 0;
  return (
    <Bar role="group" aria-label="Chosen rows">
      <p role="status">
        {count > BULK_MAX ? `${count} chosen: choose at most ${BULK_MAX}` : `${count} chosen`}
      </p>
      <Button disabled={count === 0 || count > BULK_MAX} onClick={onChange}>
        Change them
      </Button>
      <Button variant="secondary" onClick={chosen.addShown}>
        Choose all shown
      </Button>
      <Button variant="secondary" onClick={onDone}>
        Done
      </Button>
    </Bar>
  );
}

function Choose<Row extends Item>({ row, chosen }: { readonly row: Row; readonly chosen: Chosen<Row> }) {
  const withShift = useRef(false);
  return (
    <Checkbox
      label={`Choose ${row.name}`}
      hideLabel
      checked={chosen.has(row)}
      onClick={(event) => {
        withShift.current = event.shiftKey;
      }}
      onChange={() => chosen.toggle(row, withShift.current)}
    />
  );
}

/** Returns the columns with a checkbox before them while staff choose. */
const withChoice = <Row extends Item>(
  chosen: Chosen<Row>,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] =>
  chosen.rows === null
    ? columns
    : [
        { label: 'Choose', width: '80px', cell: (row) => <Choose row={row} chosen={chosen} /> },
        ...columns.filter(({ role }) => role !== 'actions'),
      ];

interface ChoosableTableProps<Row extends Item> extends ChooseBarProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A list as a table or as cards; while staff choose, with a bar above it and a checkbox for each row (C307). */
export const ChoosableTable = <Row extends Item>({
  label,
  columns,
  rows,
  ...bar
}: ChoosableTableProps<Row>) => (
  <>
    {bar.chosen.rows !== null && <ChooseBar {...bar} />}
    <DataTable label={label} columns={withChoice(bar.chosen, columns)} rows={rows} keyOf={({ _id }) => _id} />
  </>
);

const Bar = styled.div`
  position: sticky;
  z-index: 3;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  padding: 8px 16px;
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);

  p {
    min-width: 6rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
