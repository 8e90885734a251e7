import type { MenuGroup } from '@storefront/shared/contract/entities/product';
import { useId } from 'react';
import styled from 'styled-components';
import { Dish } from './Dish';

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

const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 24px 0 12px;

  h2 {
    padding-top: 4px;
  }

  hr {
    flex: 1;
    height: 1px;
    margin: 0;
    border: 0;
    background: var(--line);
  }

  span {
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }

  @media (min-width: 1024px) {
    padding: 32px 0 20px;
  }
`;

const Dishes = styled.div`
  @media (min-width: 640px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 24px;
  }

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 40px 32px;
  }
`;
