import { CLOSET_SORTS } from '@storefront/shared/rules/closet-catalogue';
import { Button } from '@storefront/shared/ui/Button';
import { Chip } from '@storefront/shared/ui/Chip';
import { Select } from '@storefront/shared/ui/Select';
import type { RefObject } from 'react';
import { Active, Head, Tools } from './catalogue-style';
import type { useBrands } from './use-brands';
import type { FilterChange, useFilter } from './use-filter';

interface CatalogueHeadProps extends ReturnType<typeof useFilter>, ReturnType<typeof useBrands> {
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** Removes the given filters; all of them without an argument. */
  readonly onTakeOff: (changes?: FilterChange) => void;
}

/** Title, clothes/shoes switch, sort, brand and the active filters (§2). */
export function CatalogueHead(props: CatalogueHeadProps) {
  const { filter, change, isFiltered, brands, chosen, title, onTakeOff } = props;
  const isShoes = filter.division === 'kicks';
  return (
    <>
      <Head>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {isShoes ? 'Division Kicks Collection' : 'Featured Collection'}
          </h1>
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
          <Chip onRemove={() => onTakeOff({ category: null, type: null })}>{filter.category}</Chip>
        )}
        {filter.subtype && <Chip onRemove={() => onTakeOff({ type: null })}>{filter.subtype}</Chip>}
        {chosen && <Chip onRemove={() => onTakeOff({ brand: null })}>{chosen}</Chip>}
        {isFiltered && (
          <Button variant="quiet" onClick={() => onTakeOff()}>
            Clear All Filters
          </Button>
        )}
      </Active>
    </>
  );
}
