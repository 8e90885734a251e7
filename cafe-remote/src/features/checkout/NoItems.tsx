import { useCart } from '@storefront/shared/cart';
import { guestTables, readGuestLines } from '@storefront/shared/cart/guest-storage';
import { usePerson } from '@storefront/shared/hooks/use-person';
import { useTable } from '@storefront/shared/hooks/use-table';
import * as messages from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';

/**
 * Returns the table of the cart that has items: the one of the address first, then the normal cart, then any table's.
 * null is the normal cart, undefined means that all are empty.
 */
function useFullCart(): string | null | undefined {
  const isMember = usePerson() !== null;
  const { table: here } = useTable();
  const ofHere = useCart(here);
  const normal = useCart(null);
  const { data = [] } = useQuery({ ...callQuery('getCart', {}), enabled: isMember });
  for (const [table, { lines }] of [[here, ofHere] as const, [null, normal] as const])
    if (lines.some(({ isUnavailable }) => !isUnavailable)) return table;
  if (isMember) return data.find(({ tableNumber }) => tableNumber !== null)?.tableNumber;
  return guestTables().find((table) => readGuestLines(table).length > 0);
}

/** A checkout without items (§2). Links to the cart that has some, besides the menu. */
export function NoItems() {
  const table = useFullCart();
  return (
    <EmptyState
      level={1}
      title={messages.checkout.noItemsFound}
      text={messages.checkout.addItemsFirst}
      actions={
        <>
          {table !== undefined && (
            <ButtonLink to={paths.cart(table)}>
              {table === null ? 'View your cart' : `View the cart of table ${table}`}
            </ButtonLink>
          )}
          <ButtonLink variant={table === undefined ? 'primary' : 'secondary'} to={paths.menu()}>
            Go to Menu
          </ButtonLink>
        </>
      }
    />
  );
}
