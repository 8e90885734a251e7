import type { TableMode } from '@storefront/shared/hooks/use-table';
import { TableBanner } from '@storefront/shared/ui/TableBanner';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';

/** Nobody but a guest at a table needs it; a script that cannot be fetched must not take the page with it. */
const TableWatch = lazy(async () => {
  try {
    return { default: (await import('./TableWatch')).TableWatch };
  } catch (error) {
    console.error('table watch', error);
    return { default: () => null };
  }
});

/** What a page that may serve a table begins with: whose table it is, and what looks after its order. */
export function TableTop(mode: TableMode) {
  return (
    <Top>
      <TableBanner {...mode} />
      {mode.table !== null && (
        <Suspense>
          <TableWatch table={mode.table} />
        </Suspense>
      )}
    </Top>
  );
}

const Top = styled.div`
  display: grid;
  gap: 12px;

  &:not(:empty) {
    padding-top: 16px;
  }
`;
