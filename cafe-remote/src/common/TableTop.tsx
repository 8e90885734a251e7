import type { TableMode } from '@storefront/shared/hooks/use-table';
import { lazyPart } from '@storefront/shared/lazy';
import styled from 'styled-components';

/** Loaded where they are needed only. */
const TableBanner = lazyPart(async () => (await import('@storefront/shared/ui/TableBanner')).TableBanner);
const WaitingOrderNotice = lazyPart(async () => (await import('./WaitingOrderNotice')).WaitingOrderNotice);

/** Top of every page with a table mode: an unknown table, or an order that is not sent yet. */
export function TableTop(mode: TableMode) {
  return (
    <Top>
      {mode.isInvalid && <TableBanner {...mode} />}
      {mode.table !== null && <WaitingOrderNotice table={mode.table} />}
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
