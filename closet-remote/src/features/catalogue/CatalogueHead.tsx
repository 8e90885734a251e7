import { CLOSET_SORTS } from '@storefront/shared/rules/closet-sort';
import { Button } from '@storefront/shared/ui/Button';
import { Chip } from '@storefront/shared/ui/Chip';
import { Select } from '@storefront/shared/ui/Select';
import { Active, Head, Tools } from './catalogue-style';
import type { useBrands } from './use-brands';
import type { useFilter } from './use-filter';

interface CatalogueHeadProps extends ReturnType<typeof useFilter>, ReturnType<typeof useBrands> {}

/** Title, the way between clothes and shoes, sort, brand, and the filters that are on (§2). */
export function CatalogueHead({ filter, change, clear, isFiltered, brands, chosen }: CatalogueHeadProps) {
  const isShoes = filter.division === 'kicks';
  return (
    <>
      <Head>
        <div>
          <h1>{isShoes ? 'Division Kicks Collection' : 'Featured Collection'}</h1>
          <Button onClick={() => change({ shoes: isShoes ? null : '1', type: null, brand: null })}>
            {isShoes ? 'Back to Closet' : 'Shop Shoes'}
          </Button>
        </div>
        <Tools>
          <Select
            aria-label="Sort"
            value={filter.sort ?? ''}
            onChange={(event) => change({ sort: event.target.value || null })}
          >
            <option value="">Sort by</option>
            {CLOSET_SORTS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
          <Select
            aria-label="Brand"
            value={chosen ?? ''}
            onChange={(event) => change({ brand: event.target.value || null })}
          >
            <option value="">All brands</option>
            {brands.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </Select>
        </Tools>
      </Head>
      <Active>
        {filter.category && (
          <Chip onRemove={() => change({ category: null, type: null })}>{filter.category}</Chip>
        )}
        {filter.subtype && <Chip onRemove={() => change({ type: null })}>{filter.subtype}</Chip>}
        {chosen && <Chip onRemove={() => change({ brand: null })}>{chosen}</Chip>}
        {isFiltered && (
          <Button variant="quiet" onClick={clear}>
            Clear All Filters
          </Button>
        )}
      </Active>
    </>
  );
}
