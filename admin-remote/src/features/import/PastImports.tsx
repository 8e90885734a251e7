import { undoImport } from '@storefront/shared/api/imports';
import type { PastImport } from '@storefront/shared/contract/entities/catalogue-import';
import { callQuery } from '@storefront/shared/query/call-query';
import { formatDateTime } from '@storefront/shared/rules/format-date-time';
import { Button } from '@storefront/shared/ui/Button';
import { Notice } from '@storefront/shared/ui/Notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { ConfirmDialog } from '../../common/ConfirmDialog';
import { useSubmission } from '../../common/form/use-submission';
import { type ImportShop, rowsText } from './import-words';
import { refreshShop } from './refresh-shop';

/** The last imports of a list; each can be undone until one of its items was sold or changed (C434). */
export function PastImports({ shop }: { readonly shop: ImportShop }) {
  const client = useQueryClient();
  const { data = [] } = useQuery(callQuery('listImports', { query: { shop } }));
  const [asked, setAsked] = useState<PastImport | null>(null);
  const { submit, submission } = useSubmission({
    loading: 'Undoing the import…',
    success: 'Import undone',
    failure: 'Failed to undo the import',
  });
  if (data.length === 0) return null;

  async function undo({ _id }: PastImport) {
    await submit(() => undoImport(_id));
    setAsked(null);
    refreshShop(client, shop);
  }

  return (
    <Panel aria-labelledby="past-title">
      <h2 id="past-title">Last imports</h2>
      {submission.reason && (
        <Notice kind="error" title="Not undone">
          {submission.reason}
        </Notice>
      )}
      <ul>
        {data.map((past) => (
          <li key={past._id}>
            <span>
              {`${formatDateTime(past.at, null)}, ${past.by}: ${past.added} added, ${past.changed} changed`}
            </span>
            {past.undone ? (
              <span>Undone</span>
            ) : (
              <Button
                variant="secondary"
                size="md"
                aria-label={`Undo the import of ${formatDateTime(past.at, null)}`}
                onClick={() => setAsked(past)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title="Undo this import?"
          action="Undo the import"
          isBusy={submission.share !== null}
          onConfirm={() => void undo(asked)}
          onClose={() => setAsked(null)}
        >
          <p>
            {`${rowsText(asked.added)} that it added will be deleted, and ${rowsText(asked.changed)} that it changed will be as before.`}
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: 16px;
  padding: 16px;
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);

  h2 {
    font-size: 1.25rem;
  }

  ul {
    display: grid;
    gap: 12px;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    color: var(--muted);
    font-size: var(--t-small);
    overflow-wrap: anywhere;
  }
`;
