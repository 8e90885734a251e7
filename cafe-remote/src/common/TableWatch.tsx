import { LeaveGuard } from '@storefront/shared/ui/LeaveGuard';
import { WaitingOrderNotice } from './WaitingOrderNotice';

/** At a table: the warning before leaving, and the notice of an unsent order. */
export function TableWatch({ table }: { readonly table: string }) {
  return (
    <>
      <LeaveGuard table={table} />
      <WaitingOrderNotice table={table} />
    </>
  );
}
