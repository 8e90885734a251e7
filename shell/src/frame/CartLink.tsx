import { useCartCount } from '@storefront/shared/cart';
import { paths } from '@storefront/shared/paths';
import { badgeText } from '@storefront/shared/rules/badge';
import { IconLink } from '@storefront/shared/ui/IconLink';
import { useTableOfPage } from './use-table-of-page';

/** The way to the active cart, with the number of its pieces (§2, C57). */
export function CartLink() {
  const table = useTableOfPage();
  const count = useCartCount(table);
  const label = count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  return <IconLink icon="bag" to={paths.cart(table)} label={label} badge={badgeText(count)} />;
}
