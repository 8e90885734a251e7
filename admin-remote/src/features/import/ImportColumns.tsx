import type { ImportColumn, ImportIgnored } from '@storefront/shared/contract/entities/catalogue-import';
import { CLOSET_COLUMNS } from '@storefront/shared/rules/closet-sheet';
import { PRODUCT_COLUMNS } from '@storefront/shared/rules/product-sheet';
import { Button } from '@storefront/shared/ui/Button';
import { Field } from '@storefront/shared/ui/Field';
import { Select } from '@storefront/shared/ui/Select';
import { useState } from 'react';
import styled from 'styled-components';
import type { ImportShop } from './import-words';

const KNOWN: Readonly<Record<ImportShop, readonly string[]>> = {
  product: PRODUCT_COLUMNS,
  closet: CLOSET_COLUMNS,
};

const WHY: Readonly<Record<ImportIgnored['why'], string>> = {
  total: 'a sum',
  heading: 'the heading again',
  category: 'the category of the rows below it',
  note: 'a note',
};

/** Returns the letter of a column as spreadsheets name it; those behind Z by their number. */
const letterOf = (index: number) => (index < 26 ? String.fromCharCode(65 + index) : String(index + 1));

const labelOf = ({ head }: ImportColumn, index: number) => head || `Column ${letterOf(index)}`;

interface ImportColumnsProps {
  readonly shop: ImportShop;
  readonly columns: readonly ImportColumn[];
  /** Lines that are no items. */
  readonly ignored: readonly ImportIgnored[];
  /** Whether no column is known to hold names, so that staff have to say it. */
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  readonly onCheck: (columns: readonly (string | null)[]) => void;
}

/** What was read of a sheet and what was not; lets staff say which column is what (C431). */
export function ImportColumns({ shop, columns, ignored, isAsked, isBusy, onCheck }: ImportColumnsProps) {
  const [chosen, setChosen] = useState(() => columns.map(({ column }) => column));
  const shown = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ head, sample }) => head || sample);
  const unread = shown.filter(({ column }) => column === null);
  const isChanged = chosen.some((column, index) => column !== columns[index]?.column);
  const choose = (index: number, column: string) =>
    setChosen(
      chosen.map((before, at) => (at === index ? column || null : before === column ? null : before)),
    );
  return (
    <Box>
      {unread.length > 0 && !isAsked && (
        <p>
          <span>Not read: </span>
          <bdi>{unread.map((column) => labelOf(column, column.index)).join(', ')}</bdi>
        </p>
      )}
      {ignored.length > 0 && (
        <details>
          <summary>
            {ignored.length === 1 ? '1 line is no item' : `${ignored.length} lines are no items`}
          </summary>
          <ul>
            {ignored.map(({ line, text, why }) => (
              <li key={line}>
                <span>{`Line ${line}: `}</span>
                <bdi>{text}</bdi>
                <span>{` is ${WHY[why]}`}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details open={isAsked}>
        <summary>Which column is what</summary>
        <Grid>
          {shown.map((column) => (
            <Field
              key={column.index}
              label={labelOf(column, column.index)}
              {...(column.sample && { hint: `Such as: ${column.sample}` })}
            >
              <Select
                value={chosen[column.index] ?? ''}
                onChange={({ target }) => choose(column.index, target.value)}
              >
                <option value="">Not read</option>
                {KNOWN[shop].map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            </Field>
          ))}
        </Grid>
        <Button
          variant={isAsked ? 'primary' : 'secondary'}
          disabled={!isChanged}
          busy={isBusy}
          onClick={() => onCheck(chosen)}
        >
          Check again
        </Button>
      </details>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  overflow-wrap: anywhere;

  summary {
    min-height: var(--tap);
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }

  li {
    color: var(--muted);
    font-size: var(--t-small);
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: 12px;
  padding-block: 8px 16px;
`;
