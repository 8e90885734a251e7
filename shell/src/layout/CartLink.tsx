import { useCartCount } from '@storefront/shared/cart';
import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { badgeLabel, badgeText } from '@storefront/shared/rules/cart-lines';
import { bagIcon } from '@storefront/shared/ui/frame-icons';
import { IconLink } from '@storefront/shared/ui/IconLink';

/** The link to the active cart with its piece count (§2, C57). */
export function CartLink() {
  const { table } = useTable();
  const count = useCartCount(table);
  return (
    <IconLink icon={bagIcon} to={paths.cart(table)} label={badgeLabel(count)} badge={badgeText(count)} />
  );
}
