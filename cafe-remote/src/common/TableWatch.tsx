import { LeaveGuard } from '@storefront/shared/ui/LeaveGuard';
import { WaitingOrderNotice } from './waiting/WaitingOrderNotice';

/** What looks after a table's order: the warning before the table is left, and an order that is not sent yet. */
export function TableWatch({ table }: { readonly table: string }) {
  return (
    <>
      <LeaveGuard table={table} />
      <WaitingOrderNotice table={table} />
    </>
  );
}
