import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import { memo, useId } from 'react';
import { Dish } from './Dish';
import { Dishes, Heading } from './group-style';

interface MenuGroupSectionProps {
  readonly group: MenuGroup;
  readonly table: string | null;
  /** How many dishes of the menu stand above it. */
  readonly above: number;
}

/** Dishes of the first screen, whose pictures load before the scripts are ready. */
const FIRST_SCREEN = 6;

/** Dishes that come with all of their parts: somewhat more than the first screen of a phone or a desk holds. */
const AT_START = 9;

/** One category of the menu with its dishes. Typing into the search draws only what it changes. */
export const MenuGroupSection = memo(function MenuGroupSection({
  group,
  table,
  above,
}: MenuGroupSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading>
        <h2 id={headingId}>{group._id}</h2>
        <hr />
        <span>
          {group.count} {group.count === 1 ? 'item' : 'items'}
        </span>
      </Heading>
      <Dishes>
        {group.products.map((product, index) => (
          <Dish
            key={product._id}
            product={product}
            table={table}
            isAtStart={above + index < AT_START}
            isFirstScreen={above + index < FIRST_SCREEN}
            isLead={above + index === 0}
          />
        ))}
      </Dishes>
    </section>
  );
});
