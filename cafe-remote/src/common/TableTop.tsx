import type { TableMode } from '@storefront/shared/hooks/use-table';
import { lazyPart } from '@storefront/shared/lazy';
import { TableBanner } from '@storefront/shared/ui/TableBanner';
import styled from 'styled-components';

/** Only whoever sits at a table needs it. */
const TableWatch = lazyPart(async () => (await import('./TableWatch')).TableWatch);

/** What a page that may serve a table begins with: whose table it is, and what looks after its order. */
export function TableTop(mode: TableMode) {
  return (
    <Top>
      <TableBanner {...mode} />
      {mode.table !== null && <TableWatch table={mode.table} />}
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
