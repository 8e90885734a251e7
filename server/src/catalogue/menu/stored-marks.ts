import { type DietFilter, dietFiltersOf } from '@storefront/shared/rules/diet-filters';
import type { Marks } from '@storefront/shared/rules/marks';
import { type RawBuilder, sql } from 'kysely';
import { likePart } from '../../platform/db/lists/like-part';
import type { ProductsTable } from '../../platform/db/schema';

/** Returns the columns of a dish's marks. The filters that they pass are stored too, so that SQL needs no copy of the rule. */
export const marksToRow = (marks: Marks | null): Pick<ProductsTable, 'marks' | 'diet_filters'> => ({
  marks: marks && JSON.stringify(marks),
  diet_filters: marks && ` ${dietFiltersOf(marks).join(' ')} `,
});

/** SQL condition: the product passes all filters. */
export const passesDietSql = (filters: readonly DietFilter[] = []): RawBuilder<boolean> =>
  filters.length === 0
    ? sql<boolean>`1 = 1`
    : sql<boolean>`${sql.join(
        filters.map((filter) => likePart('diet_filters', ` ${filter} `)),
        sql` and `,
      )}`;
