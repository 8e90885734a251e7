import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import { useId } from 'react';
import { Dish } from './Dish';
import { Dishes, Heading } from './group-style';

interface MenuGroupSectionProps {
  readonly group: MenuGroup;
  readonly table: string | null;
  /** How many of its dishes belong to the first screen. */
  readonly eager: number;
}

/** One category of the menu with its dishes. */
export function MenuGroupSection({ group, table, eager }: MenuGroupSectionProps) {
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
            isFirstScreen={index < eager}
            isLead={index === 0 && eager > 0}
          />
        ))}
      </Dishes>
    </section>
  );
}
