import type { Line } from '@storefront/shared/cart/line';
import { readRuntimeConfig } from '@storefront/shared/config';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { GoesWith } from '@storefront/shared/ui/GoesWith';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The call takes so many ids. */
const IDS_MAX = 20;

const idsOf = (lines: readonly Line[], wanted: Line['type']) =>
  [...new Set(lines.filter(({ type }) => type === wanted).map(({ productId }) => productId))]
    .sort()
    .slice(0, IDS_MAX)
    .join(',');

interface CartGoesWithProps {
  readonly lines: readonly Line[];
}

/** What goes well with the dishes of a cart, or with its clothes if it has no dish (C271). */
export function CartGoesWith({ lines }: CartGoesWithProps) {
  const { ownServer } = readRuntimeConfig();
  const dishes = idsOf(lines, 'product');
  const clothes = dishes === '' ? idsOf(lines, 'closet') : '';
  const withDishes = useQuery({
    ...callQuery('listGoesWith', { query: { ids: dishes } }),
    enabled: ownServer && dishes !== '',
    placeholderData: keepPreviousData,
  });
  const withClothes = useQuery({
    ...callQuery('listClosetGoesWith', { query: { ids: clothes } }),
    enabled: ownServer && clothes !== '',
    placeholderData: keepPreviousData,
  });
  return dishes === '' ? (
    <GoesWith items={withClothes.data ?? []} pathOf={(id) => paths.closetItem(id)} ratio="4 / 5" />
  ) : (
    <GoesWith items={withDishes.data ?? []} pathOf={(id) => paths.product(id)} ratio="4 / 3" />
  );
}
