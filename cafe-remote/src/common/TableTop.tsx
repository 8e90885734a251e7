import type { TableMode } from '@storefront/shared/hooks/use-table';
import { lazyPart } from '@storefront/shared/lazy';
import styled from 'styled-components';

/** Loaded with a table in the address only. */
const TableNotices = lazyPart(async () => (await import('./TableNotices')).TableNotices);

/** Top of every page with a table mode: an unknown table, or an order that is not sent yet. */
export const TableTop = (mode: TableMode) => (
  <Top>{(mode.isInvalid || mode.table !== null) && <TableNotices {...mode} />}</Top>
);

const Top = styled.div`
  display: grid;
  gap: 12px;

  &:not(:empty) {
    padding-top: 16px;
  }
`;
