import { CLOSET_CATEGORIES } from '@storefront/shared/rules/closet-catalogue';
import { Page } from '@storefront/shared/ui/Page';
import { useRef } from 'react';
import { CategoryMenu } from './CategoryMenu';
import { Bar, Entries, Entry, Item } from './shop-nav-style';
import type { CatalogueFilter, FilterChange } from './use-filter';
import { useOpenMenu } from './use-open-menu';

interface ShopNavProps {
  readonly filter: CatalogueFilter;
  readonly onChange: (changes: FilterChange) => void;
}

/** All Products, Men, Women, Kids (§2 "Closet catalogue"). */
export function ShopNav({ filter, onChange }: ShopNavProps) {
  const bar = useRef<HTMLElement>(null);
  const menus = useOpenMenu(bar);
  return (
    <Bar ref={bar} aria-label="Closet">
      <Page>
        <Entries>
          <Item>
            <Entry
              type="button"
              data-label="All Products"
              aria-current={filter.category === undefined || undefined}
              onClick={() => onChange({ category: null, type: null })}
            >
              All Products
            </Entry>
          </Item>
          {CLOSET_CATEGORIES.map((category) => (
            <CategoryMenu
              key={category}
              category={category}
              filter={filter}
              menus={menus}
              onChange={onChange}
            />
          ))}
        </Entries>
      </Page>
    </Bar>
  );
}
