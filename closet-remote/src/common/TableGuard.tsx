import { lazyPart } from '@storefront/shared/lazy';

/** Only whoever sits at a table needs it. */
const LeaveGuard = lazyPart(async () => (await import('@storefront/shared/ui/LeaveGuard')).LeaveGuard);

/** Warns before a table is left with an order that is not placed yet (C52); nothing where no table is served. */
export function TableGuard({ table }: { readonly table: string | null }) {
  return table === null ? null : <LeaveGuard table={table} />;
}
