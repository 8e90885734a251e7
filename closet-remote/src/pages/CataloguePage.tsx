import { Page } from '@storefront/shared/ui/Page';
import styled from 'styled-components';
import { CatalogueHead } from '../features/catalogue/CatalogueHead';
import { Rack } from '../features/catalogue/Rack';
import { ShopNav } from '../features/catalogue/ShopNav';
import { useBrands } from '../features/catalogue/use-brands';
import { useCatalogue } from '../features/catalogue/use-catalogue';
import { useFilter } from '../features/catalogue/use-filter';

/** The closet catalogue, `/closet` and `/khome` (§2). */
export default function CataloguePage() {
  const filtering = useFilter();
  const { filter, change, clear, isFiltered } = filtering;
  const catalogue = useCatalogue(filter);
  const branding = useBrands(filter, catalogue.items);
  return (
    <>
      <ShopNav filter={filter} onChange={change} />
      <Room>
        <CatalogueHead {...filtering} {...branding} />
        <Rack
          catalogue={catalogue}
          isShoes={filter.division === 'kicks'}
          isFiltered={isFiltered}
          onClear={clear}
        />
      </Room>
    </>
  );
}

const Room = styled(Page)`
  padding-bottom: 64px;
`;
