import { CLOSET_CATEGORIES } from '@storefront/shared/rules/closet-categories';
import { Page } from '@storefront/shared/ui/Page';
import { CategoryMenu } from './CategoryMenu';
import { Bar, Entries, Entry, Item } from './shop-nav-style';
import type { CatalogueFilter } from './use-filter';

interface ShopNavProps {
  readonly filter: CatalogueFilter;
  readonly onChoose: (category: string | null, subtype: string | null) => void;
}

/** All Products, Men, Women, Kids (§2 "Closet catalogue"). */
export function ShopNav({ filter, onChoose }: ShopNavProps) {
  return (
    <Bar aria-label="Closet">
      <Page>
        <Entries>
          <Item>
            <Entry
              type="button"
              aria-current={filter.category === undefined || undefined}
              onClick={() => onChoose(null, null)}
            >
              All Products
            </Entry>
          </Item>
          {CLOSET_CATEGORIES.map((category) => (
            <CategoryMenu
              key={category}
              category={category}
              division={filter.division}
              isCurrent={filter.category === category}
              subtype={filter.subtype}
              onChoose={(subtype) => onChoose(category, subtype)}
            />
          ))}
        </Entries>
      </Page>
    </Bar>
  );
}
