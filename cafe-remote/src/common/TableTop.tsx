import type { TableMode } from '@storefront/shared/hooks/use-table';
import { TableBanner } from '@storefront/shared/ui/TableBanner';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { LeaveGuard } from './LeaveGuard';

const WaitingOrderNotice = lazy(() => import('./waiting/WaitingOrderNotice'));

/** What a page that may serve a table begins with: whose table it is, an order that is not sent yet, and the warning before the table is left. */
export function TableTop(mode: TableMode) {
  return (
    <>
      <Top>
        <TableBanner {...mode} />
        {mode.table !== null && (
          <Suspense>
            <WaitingOrderNotice table={mode.table} />
          </Suspense>
        )}
      </Top>
      <LeaveGuard table={mode.table} />
    </>
  );
}

const Top = styled.div`
  display: grid;
  gap: 12px;

  &:not(:empty) {
    padding-top: 16px;
  }
`;
