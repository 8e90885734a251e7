import { useTable } from '@storefront/shared/hooks/use-table';
import { CartBar } from '@storefront/shared/ui/CartBar';
import { Page } from '@storefront/shared/ui/Page';
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
