import { useTable } from '@storefront/shared/hooks/use-table';
import { CLOSET_SORTS } from '@storefront/shared/rules/closet-catalogue';
import { CartBar } from '@storefront/shared/ui/CartBar';
import { Page } from '@storefront/shared/ui/Page';
import { ResultStatus } from '@storefront/shared/ui/ResultStatus';
import { useRef } from 'react';
import styled from 'styled-components';
import { CatalogueHead } from '../features/catalogue/CatalogueHead';
import { CatalogueList } from '../features/catalogue/CatalogueList';
import { ShopNav } from '../features/catalogue/ShopNav';
import { useBrands } from '../features/catalogue/use-brands';
import { useCatalogue } from '../features/catalogue/use-catalogue';
import { type FilterChange, NO_FILTER, useFilter } from '../features/catalogue/use-filter';

/** The closet catalogue, `/closet` and `/khome` (§2). */
export default function CataloguePage() {
  const title = useRef<HTMLHeadingElement>(null);
  const { table } = useTable();
  const filtering = useFilter();
  const { filter, change, isFiltered } = filtering;
  const catalogue = useCatalogue(filter);
  const branding = useBrands(filter, catalogue.items);
  /** Removing a filter also removes its button, so the focus moves to the title. */
  const takeOff = (changes: FilterChange = NO_FILTER) => {
    change(changes);
    title.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <ShopNav filter={filter} onChange={change} />
      <Room>
        <CatalogueHead {...filtering} {...branding} title={title} onTakeOff={takeOff} />
        <ResultStatus
          count={catalogue.isPending || catalogue.isLoadingMore ? null : catalogue.items.length}
          hasMore={catalogue.hasMore}
          names={['piece', 'pieces']}
          of={[
            filter.category,
            filter.subtype,
            filter.brand,
            CLOSET_SORTS.find(({ id }) => id === filter.sort)?.label,
          ]
            .filter(Boolean)
            .join(', ')}
        />
        <CatalogueList
          catalogue={catalogue}
          isShoes={filter.division === 'kicks'}
          isFiltered={isFiltered}
          onClear={() => takeOff()}
        />
        <CartBar table={table} />
      </Room>
    </>
  );
}

const Room = styled(Page)`
  container-type: inline-size;
  padding-bottom: 64px;
`;
