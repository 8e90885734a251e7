import { readRuntimeConfig } from '@storefront/shared/config';
import {
  EMPTY_QUEUE,
  type Pace,
  type Queue,
  suggestMinutes,
  WAY_MINUTES,
} from '@storefront/shared/ordering/suggest-minutes';
import { callQuery } from '@storefront/shared/query/call-query';
import {
  type CategoryDepartments,
  type Department,
  departmentOfCategory,
  departmentsOf,
} from '@storefront/shared/rules/departments';
import { isOffered } from '@storefront/shared/rules/place-terms';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

/** How often a page reads queues and full slots again, ms. */
const REFRESH_MS = 60_000;

/** Reads queues, pace and full slots (C236), again every minute. Another server than ours has no such call. */
export const useSlots = (isWanted: boolean) =>
  useQuery({
    ...callQuery('getSlots', {}),
    enabled: isWanted && readRuntimeConfig().ownServer,
    refetchInterval: REFRESH_MS,
  });

/** The part of an item that its department is known by. */
export interface MadeItem {
  readonly productId: string;
  readonly type: 'product' | 'closet';
}

interface WithCategory {
  readonly _id: string;
  readonly category: string;
}

const isProduct = (value: unknown): value is WithCategory =>
  typeof value === 'object' && value !== null && '_id' in value && 'category' in value;

const listsOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value.flatMap(listsOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('pages' in value) return listsOf(value.pages);
  return 'products' in value ? listsOf(value.products) : [value];
};

/** Calls whose answers hold dishes with their categories. */
const MENU_CALLS = new Set<unknown>(['getProduct', 'listMenu', 'searchProducts']);

/** Returns the categories of the dishes that this tab has loaded: id → category. */
function loadedCategories(queries: QueryClient): ReadonlyMap<string, string> {
  const answers = queries.getQueriesData({ predicate: ({ queryKey: [name] }) => MENU_CALLS.has(name) });
  const products = answers.flatMap(([, answer]) => listsOf(answer)).filter(isProduct);
  return new Map(products.map(({ _id, category }) => [_id, category]));
}

/** Returns the departments of one item. A dish that is not loaded counts for both, so that no estimate is too short. */
function departmentsOfItem(
  { productId, type }: MadeItem,
  categories: ReadonlyMap<string, string>,
  chosen: CategoryDepartments,
): readonly Department[] {
  if (type === 'closet') return ['closet'];
  const category = categories.get(productId);
  return category === undefined ? ['kitchen', 'bar'] : [departmentOfCategory(category, chosen)];
}

interface Shop {
  readonly queue: Queue;
  readonly pace: Pace;
}

/** Minutes of an order in this shop. */
export interface Estimate {
  /** Minutes from now, with what waits to be made. */
  readonly now: number;
  /** Minutes if nobody else orders. */
  readonly alone: number;
}

/** Returns a function that estimates an order of these items (C210), by the queues and pace of the shop. */
export function useEstimate(items: readonly MadeItem[]) {
  const queries = useQueryClient();
  const { data: settings } = useQuery({ ...callQuery('getSettings', {}), enabled: false });
  const { data: places } = useQuery({ ...callQuery('listLocations', {}), enabled: false });

  /** @param place id of the delivery place; null if it is not known, then the longest way counts */
  return ({ queue, pace }: Shop, kind: 'pickup' | 'delivery', place: string | null): Estimate => {
    const categories = loadedCategories(queries);
    const chosen = settings?.departments ?? {};
    const made = items.flatMap((item) => departmentsOfItem(item, categories, chosen));
    const departments = departmentsOf(made.map((department) => ({ department })));
    const offered = places?.filter(isOffered);
    const ways = offered?.filter(
      ({ _id, id, address }) => place === null || (_id ?? id ?? address) === place,
    );
    const wayMinutes = ways?.length ? Math.max(...ways.map(({ minutes }) => minutes ?? WAY_MINUTES)) : null;
    const order = { kind, departments, pace, wayMinutes };
    return {
      now: suggestMinutes({ ...order, queue }),
      alone: suggestMinutes({ ...order, queue: EMPTY_QUEUE }),
    };
  };
}
