import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';

/** An empty cart with the ways to fill it; at a table before its first order. */
export function EmptyCart({ table }: { readonly table: string | null }) {
  return (
    <EmptyState
      title={table === null ? 'Your cart is empty' : 'Nothing ordered yet'}
      text={
        table === null
          ? 'Slow coffee, fresh momo, a new jacket: it starts with one thing.'
          : 'What you choose shows here. Send it, and we bring it to your table.'
      }
      actions={
        <>
          <ButtonLink to={paths.menu(table)}>Go to Menu</ButtonLink>
          <ButtonLink variant="secondary" to={paths.closet(table)}>
            Visit the closet
          </ButtonLink>
        </>
      }
    />
  );
}
