import { lazyPart } from '@storefront/shared/lazy';

/** Only visitors at a table need it. */
const LeaveGuard = lazyPart(async () => (await import('@storefront/shared/ui/LeaveGuard')).LeaveGuard);

/** Warns before a visitor leaves a table with an unplaced order (C52). Renders nothing without a table. */
export function TableGuard({ table }: { readonly table: string | null }) {
  return table === null ? null : <LeaveGuard table={table} />;
}
