import type { TableMode } from '@storefront/shared/hooks/use-table';
import { lazyPart } from '@storefront/shared/lazy';
import { TableBanner } from '@storefront/shared/ui/TableBanner';
import styled from 'styled-components';

/** Loaded at a table only. */
const WaitingOrderNotice = lazyPart(async () => (await import('./WaitingOrderNotice')).WaitingOrderNotice);

/** Top of every page with a table mode: an unknown table, or an order that is not sent yet. */
export function TableTop(mode: TableMode) {
  return (
    <Top>
      <TableBanner {...mode} />
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
