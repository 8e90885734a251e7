import { useCartCount } from '@storefront/shared/cart';
import { useTable } from '@storefront/shared/hooks/use-table';
import { paths } from '@storefront/shared/paths';
import { badgeLabel, badgeText } from '@storefront/shared/rules/cart-lines';
import { bagIcon } from '@storefront/shared/ui/frame-icons';
import { IconLink } from '@storefront/shared/ui/IconLink';
import { useOpenLinks } from '../routes/retired-remotes';

/** The link to the active cart with its piece count (§2, C57); none if the remote with the cart is retired. */
export function CartLink() {
  const { table } = useTable();
  const count = useCartCount(table);
  const [link] = useOpenLinks([{ to: paths.cart(table) }]);
  return link ? (
    <IconLink icon={bagIcon} to={link.to} label={badgeLabel(count)} badge={badgeText(count)} />
  ) : null;
}
