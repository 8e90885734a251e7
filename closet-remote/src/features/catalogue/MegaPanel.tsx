import { useMediaQuery } from '@storefront/shared/hooks/use-media-query';
import {
  CLOSET_TYPES,
  type ClosetCategory,
  type ClosetDivision,
} from '@storefront/shared/rules/closet-catalogue';
import { useId } from 'react';
import { Inner, Panel, Title, Types } from './mega-style';
import { ShoePromo } from './ShoePromo';
import type { CatalogueFilter, FilterChange } from './use-filter';

interface MegaPanelProps {
  readonly id: string;
  readonly category: ClosetCategory;
  readonly filter: CatalogueFilter;
  readonly onChoose: (changes: FilterChange) => void;
}

const TITLES: Readonly<Record<ClosetDivision, string>> = { closet: 'Clothing', kicks: 'Shoes' };
const DIVISIONS = ['closet', 'kicks'] as const;

/** Clears the brand when switching between clothes and shoes: it would match nothing there. */
const into = (division: ClosetDivision, filter: CatalogueFilter): FilterChange => ({
  shoes: division === 'kicks' ? '1' : null,
  ...(division !== filter.division && { brand: null }),
});

/** Lists the clothing and shoe types of a category (§3 "Category menu of the closet"), with a link to the shoes. */
export function MegaPanel({ id, category, filter, onChoose }: MegaPanelProps) {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const titleId = useId();
  const isCurrent = (division: ClosetDivision, type?: string) =>
    filter.category === category && filter.division === division && filter.subtype === type;

  return (
    <Panel id={id}>
      <Inner>
        {DIVISIONS.map((division) => (
          <div key={division}>
            <Title id={`${titleId}-${division}`}>{TITLES[division]}</Title>
            <Types aria-labelledby={`${titleId}-${division}`}>
              <li>
                <button
                  type="button"
                  aria-pressed={isCurrent(division)}
                  onClick={() => onChoose({ type: null, ...into(division, filter) })}
                >
                  {`All ${TITLES[division].toLowerCase()} for ${category}`}
                </button>
              </li>
              {CLOSET_TYPES[category][division].map((type) => (
                <li key={type}>
                  <button
                    type="button"
                    aria-pressed={isCurrent(division, type)}
                    onClick={() => onChoose({ type, ...into(division, filter) })}
                  >
                    {type}
                  </button>
                </li>
              ))}
            </Types>
          </div>
        ))}
        {isWide && (
          <ShoePromo onChoose={() => onChoose({ category: null, type: null, ...into('kicks', filter) })} />
        )}
      </Inner>
    </Panel>
  );
}
