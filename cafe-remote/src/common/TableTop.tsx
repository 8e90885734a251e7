import type { TableMode } from '@storefront/shared/hooks/use-table';
import { TableBanner } from '@storefront/shared/ui/TableBanner';
import styled from 'styled-components';
import { LeaveGuard } from './LeaveGuard';

/** What a page that may serve a table begins with: whose table it is, and the warning before it is left. */
export function TableTop(mode: TableMode) {
  return (
    <>
      <Top>
        <TableBanner {...mode} />
      </Top>
      <LeaveGuard table={mode.table} />
    </>
  );
}

const Top = styled.div`
  &:not(:empty) {
    padding-top: 16px;
  }
`;
