import type { ImportCheck } from '@storefront/shared/contract/entities/catalogue-import';
import type { Input } from '@storefront/shared/contract/types';
import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ImportColumns } from './ImportColumns';
import { ImportRows } from './ImportRows';
import { ImportTwins } from './ImportTwins';
import {
  type Choices,
  chosenRows,
  countsText,
  type ImportShop,
  rowsText,
  writtenCount,
} from './import-words';

interface CheckedSheetProps {
  readonly shop: ImportShop;
  readonly check: ImportCheck;
  readonly isChecking: boolean;
  readonly isImporting: boolean;
  /** Whether the import of this check failed: rows may have changed since. */
  readonly isStale: boolean;
  readonly reason: string | null;
  readonly onCheck: (columns: readonly (string | null)[]) => void;
  readonly onImport: (choice: Input<'applyImport'>['body']) => void;
}

/** What an import would do, and the choices of staff before it does (C305, C431, C433). */
export function CheckedSheet({
  shop,
  check,
  isChecking,
  isImporting,
  isStale,
  reason,
  ...on
}: CheckedSheetProps) {
  const [choices, setChoices] = useState<Choices>(new Map());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = chosenRows(check.rows, choices);
  const bad = rows.filter(({ action }) => action === 'error').length;
  const good = writtenCount(rows);
  const take = bad === 0 && !isStale ? 'all' : 'good';
  const twins = [...choices].map(([line, choice]) => ({ line, do: choice }));
  const label = bad > 0 ? `Import ${good} good ${good === 1 ? 'row' : 'rows'}` : `Import ${rowsText(good)}`;
  return (
    <Result>
      <h3 ref={heading} tabIndex={-1}>
        {`${rowsText(rows.length)}: ${countsText(rows)}`}
      </h3>
      <p>Nothing is changed yet.</p>
      {check.columns && (
        <ImportColumns
          {...{ shop, columns: check.columns, ignored: check.ignored ?? [] }}
          isAsked={false}
          isBusy={isChecking}
          onCheck={on.onCheck}
        />
      )}
      <ImportTwins rows={check.rows} choices={choices} onChoose={setChoices} />
      {check.unusedPictures.length > 0 && (
        <p>{`No row names these pictures: ${check.unusedPictures.join(', ')}`}</p>
      )}
      {isStale && reason && (
        <Notice kind="error" title="Not imported">
          {reason}
        </Notice>
      )}
      <Actions>
        {good > 0 && (
          <Button
            busy={isImporting}
            onClick={() => on.onImport({ take, ...(twins.length > 0 && { twins }) })}
          >
            {isStale ? 'Import the good rows' : label}
          </Button>
        )}
        {bad > 0 && <p>Or mend the rows in the file, and check it again: then all of them are imported.</p>}
      </Actions>
      <ImportRows rows={rows} label="Rows of the file" />
    </Result>
  );
}

/** What a check or an import brought, below the form. */
export const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-top: 16px;
  border-top: 1px solid var(--line);

  h3 {
    font-size: 1.0625rem;
  }

  p {
    color: var(--muted);
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
`;
