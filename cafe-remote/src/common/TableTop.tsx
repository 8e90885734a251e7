import type { TableMode } from '@storefront/shared/hooks/use-table';
import { lazyPart } from '@storefront/shared/lazy';
import { TableBanner } from '@storefront/shared/ui/TableBanner';
import styled from 'styled-components';

/** Loaded at a table only. */
const TableWatch = lazyPart(async () => (await import('./TableWatch')).TableWatch);

/** Top of every page with a table mode: the banner, the leave warning and an unsent order. */
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
