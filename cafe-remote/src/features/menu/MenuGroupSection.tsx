import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import { memo, useId } from 'react';
import type { FindNotServed } from '../../common/use-mealtimes';
import { Dish } from './Dish';
import { Dishes, Heading } from './group-style';

interface MenuGroupSectionProps {
  readonly group: MenuGroup;
  readonly table: string | null;
  readonly hasBuyNow: boolean;
  readonly notServed: FindNotServed;
  /** Number of dishes above it on the menu. */
  readonly above: number;
}

/** Dishes of the first screen; their pictures load before the scripts. */
const FIRST_SCREEN = 6;

/** Dishes that start with their controls: slightly more than one screen holds. */
const AT_START = 9;

/** One category of the menu with its dishes. Memoised, so that typing into the search renders only changed groups. */
export const MenuGroupSection = memo(function MenuGroupSection({
  group,
  table,
  hasBuyNow,
  notServed,
  above,
}: MenuGroupSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading>
        <h2 id={headingId}>{group._id || 'More'}</h2>
        <hr />
        <span>{`${group.count} ${group.count === 1 ? 'item' : 'items'}`}</span>
      </Heading>
      <Dishes>
        {group.products.map((product, index) => (
          <Dish
            key={product._id}
            product={product}
            table={table}
            hasBuyNow={hasBuyNow}
            back={notServed(product)?.back}
            isAtStart={above + index < AT_START}
            isFirstScreen={above + index < FIRST_SCREEN}
            isLead={above + index === 0}
          />
        ))}
      </Dishes>
    </section>
  );
});
