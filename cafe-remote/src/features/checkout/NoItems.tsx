import { useCart } from '@storefront/shared/cart';
import { guestTables, readGuestLines } from '@storefront/shared/cart/guest-storage';
import { usePerson } from '@storefront/shared/hooks/use-person';
import * as messages from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';

/** Returns the table of the cart that has items: null is the normal cart, undefined means that all are empty. */
function useFullCart(): string | null | undefined {
  const isMember = usePerson() !== null;
  const { lines } = useCart(null);
  if (lines.some(({ isUnavailable }) => !isUnavailable)) return null;
  return isMember ? undefined : guestTables().find((table) => readGuestLines(table).length > 0);
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
