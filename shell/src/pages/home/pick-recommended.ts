import type { MenuGroup, Product } from '@storefront/shared/contract/entities/product';

/** How many dishes the chef recommends. */
const COUNT = 4;

const isServed = ({ ugage, soldOut }: Product) => ugage === 'enable' && soldOut !== true;

/** Returns one available dish of each category in turn, then the second of each, up to `COUNT`. */
export function pickRecommended(groups: readonly MenuGroup[]): readonly Product[] {
  const served = groups.map(({ products }) => products.filter(isServed));
  const longest = Math.max(0, ...served.map(({ length }) => length));
  const interleaved = Array.from({ length: longest }, (_, rank) =>
    served.flatMap((dishes) => dishes[rank] ?? []),
  );
  return interleaved.flat().slice(0, COUNT);
}
