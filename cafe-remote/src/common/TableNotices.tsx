import type { TableMode } from '@storefront/shared/hooks/use-table';
import { TableBanner } from '@storefront/shared/ui/TableBanner';
import { WaitingOrderNotice } from './WaitingOrderNotice';

/** Says that the table is unknown, or that an order of the table is not sent yet. */
export const TableNotices = (mode: TableMode) => (
  <>
    <TableBanner {...mode} />
    {mode.table !== null && <WaitingOrderNotice table={mode.table} />}
  </>
);
