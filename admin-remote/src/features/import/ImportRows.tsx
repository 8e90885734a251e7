import { Button } from '@storefront/shared/ui/Button';
import { Checkbox } from '@storefront/shared/ui/Checkbox';
import { useState } from 'react';
import styled from 'styled-components';
import { type Column, DataTable } from '../../common/DataTable';
import { actionText, type ChosenRow, changeTexts, errorTexts } from './import-words';

/** Rows that are shown at first, and with each press of the button. */
const PAGE = 100;

const columns: readonly Column<ChosenRow>[] = [
  { label: 'Line', width: '72px', cell: ({ line }) => line },
  { label: 'Name', width: '24%', role: 'title', cell: ({ name }) => <bdi>{name || 'No name'}</bdi> },
  { label: 'What', width: '112px', cell: actionText },
  {
    label: 'Changes',
    cell: (row) => {
      const [errors, changes] = [errorTexts(row), changeTexts(row)];
      if (errors.length + changes.length === 0) return row.action === 'change' ? 'picture' : '–';
      return (
        <Texts>
          {errors.map((text) => (
            <Wrong key={text}>{text}</Wrong>
          ))}
          {changes.map((text) => (
            <li key={text}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </Texts>
      );
    },
  },
];

/** Shows what an import does with each row, by line; staff can see the errors alone (C305). */
export function ImportRows({ rows, label }: { readonly rows: readonly ChosenRow[]; readonly label: string }) {
  const hasErrors = rows.some(({ action }) => action === 'error');
  const [onlyErrors, setOnlyErrors] = useState(hasErrors);
  const [most, setMost] = useState(PAGE);
  const kept = rows.filter(({ action }) => !onlyErrors || action === 'error');
  return (
    <>
      {hasErrors && (
        <Checkbox
          label="Only rows with errors"
          checked={onlyErrors}
          onChange={({ target }) => {
            setOnlyErrors(target.checked);
            setMost(PAGE);
          }}
        />
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={kept.slice(0, most)}
        keyOf={({ line }) => String(line)}
      />
      {kept.length > most && (
        <More>
          <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
            Show more rows
          </Button>
          <span>{`${most} of ${kept.length}`}</span>
        </More>
      )}
    </>
  );
}

const Texts = styled.ul`
  display: grid;
  gap: 2px;
  font-size: var(--t-small);
  overflow-wrap: anywhere;
`;

const Wrong = styled.li`
  color: var(--error);
  font-weight: 600;
`;

const More = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-block: 12px;
  color: var(--muted);
`;
