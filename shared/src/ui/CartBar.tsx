import { useCart } from '@storefront/shared/cart';
import { lazyPart } from '../lazy/lazy-part';

/** Most first visits have an empty cart. */
const FilledCartBar = lazyPart(async () => (await import('./internal/FilledCartBar')).FilledCartBar);

/** On a phone, in both rooms, the cart's pieces, total and link; nothing for an empty cart. */
export function CartBar({ table }: { readonly table: string | null }) {
  const { lines } = useCart(table);
  return lines.length > 0 && <FilledCartBar table={table} />;
}
