import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { TextInput } from '@storefront/shared/ui/TextInput';
import { type ClipboardEvent, useId } from 'react';
import styled from 'styled-components';
import { FormGroup } from '../../../common/form/form-group';
import { TextField } from '../../../common/form/TextField';
import type { ClosetFieldsProps } from './ClosetFields';
import {
  badFields,
  cellTable,
  fieldKey,
  readPasted,
  sumOfCells,
  UNSORTED_KEY,
  withPasted,
} from './cell-form';

/** Counts the stock by size and colour: a switch, and a grid that takes what was copied from a spreadsheet (C273). */
export function CellGrid({ form, errors, onChange }: ClosetFieldsProps) {
  const note = useId();
  const table = cellTable(form);
  const { cells, isCountedByCell } = form;
  if (!table) return null;
  const bad = badFields(cells, table);
  const error = errors.cells ?? Object.entries(errors).find(([field]) => field.startsWith('cells.'))?.[1];
  const type = (key: string, text: string) => onChange({ cells: { ...cells, [key]: text } });

  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const block = readPasted(event.clipboardData.getData('text'));
    if (!block) return;
    event.preventDefault();
    onChange({ cells: withPasted(cells, table, { row, column }, block) });
  };

  return (
    <FormGroup>
      <legend>Stock by size and colour</legend>
      <Checkbox
        label="Count by size and colour"
        checked={isCountedByCell}
        onChange={({ target }) => onChange({ isCountedByCell: target.checked })}
      />
      {isCountedByCell && (
        <>
          <p id={note}>You can paste a block of a spreadsheet into its first field.</p>
          <Scroll tabIndex={0} role="region" aria-label="Pieces by size and colour" aria-describedby={note}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Size</th>
                  {table.columns.map(({ id, color }) => (
                    <th key={id} scope="col">
                      {color || 'Pieces'}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.sizes.map((size, row) => (
                  <tr key={size}>
                    <th scope="row">{size || 'All'}</th>
                    {table.columns.map(({ id, color }, column) => {
                      const key = fieldKey(size, id);
                      return (
                        <td key={id}>
                          <TextInput
                            aria-label={`Pieces of ${[size, color].filter(Boolean).join(', ')}`}
                            aria-invalid={bad.includes(key) || undefined}
                            inputMode="numeric"
                            autoComplete="off"
                            maxLength={7}
                            placeholder="0"
                            value={cells[key] ?? ''}
                            onChange={({ target }) => type(key, target.value)}
                            onPaste={(event) => paste(event, row, column)}
                          />
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
          {cells[UNSORTED_KEY] !== undefined && (
            <TextField
              label="Not sorted yet"
              hint="Pieces that came back without a size and colour of this grid. Customers cannot order them."
              inputMode="numeric"
              maxLength={7}
              value={cells[UNSORTED_KEY] ?? ''}
              onChange={(text) => type(UNSORTED_KEY, text)}
            />
          )}
          <Sum role="status">{`Together ${sumOfCells(cells, table)} in stock`}</Sum>
          {error && <Fault role="alert">{error}</Fault>}
        </>
      )}
    </FormGroup>
  );
}

/** Scrolls sideways; the sizes stay in sight. */
const Scroll = styled.div`
  width: 100%;
  overflow-x: auto;

  table {
    border-collapse: separate;
    border-spacing: 0 8px;
  }

  th {
    padding: 0 12px 0 0;
    font-size: var(--t-small);
    font-weight: 600;
    text-align: left;
    white-space: nowrap;
  }

  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    background: var(--surface);
  }

  td {
    min-width: 76px;
    padding-right: 8px;
  }

  input {
    height: var(--tap);
    font-variant-numeric: tabular-nums;
  }
`;

const Sum = styled.output`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Fault = styled.strong`
  color: var(--error);
  font-size: var(--t-small);
`;
