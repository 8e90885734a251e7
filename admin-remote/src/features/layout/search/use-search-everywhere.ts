import { readRuntimeConfig } from '@storefront/shared/config';
import { useDebouncedValue } from '@storefront/shared/hooks/use-debounced-value';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { formatDay } from '@storefront/shared/rules/format-date-time';
import { matchesMenuSearch } from '@storefront/shared/rules/menu';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { isPhonePart, matchesOrderSearch } from '@storefront/shared/rules/order-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { customerAddress } from '../../../common/customer-address';
import { codeOf, orderAddress, ordersWith } from '../../../common/order-address';
import { customerName, statusWords } from '../../../common/order-words';
import { useMay } from '../../../common/use-may';

/** Debounce of the search, ms. */
const SEARCH_REST = 200;
/** One letter finds too much. */
const SHORTEST = 2;
/** Hits of each kind. */
const MOST = 5;

/** Something that was found, as a link to it. */
interface Hit {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly about: string;
}

/** The hits of one kind. */
export interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
  /** Leads to all of them, if there may be more than are shown. */
  readonly all: string | null;
}

interface Kind<Row> {
  readonly title: string;
  readonly query: UseQueryResult<readonly Row[]>;
  /** A server that knows only §7 does not search: its answer is searched here. */
  readonly matches: (row: Row) => boolean;
  readonly toHit: (row: Row) => Hit;
  readonly all: string;
}

const groupOf = <Row>({ title, query, matches, toHit, all }: Kind<Row>): HitGroup => {
  const found = (query.data ?? []).filter(matches);
  return { title, hits: found.slice(0, MOST).map(toHit), all: found.length >= MOST ? all : null };
};

const listOf = (tab: Parameters<typeof paths.admin>[0], search: string) =>
  `${paths.admin(tab)}?${new URLSearchParams({ search })}`;

/**
 * Searches orders (code, phone, name, table), dishes, pieces of the closet, and customers (name, phone) at the same time.
 *
 * @returns the kinds that found something; undefined for a text of less than two letters
 */
export function useSearchEverywhere(text: string) {
  const search = useDebouncedValue(text.trim(), SEARCH_REST);
  const enabled = search.length >= SHORTEST;
  const query = { search, limit: MOST };
  const may = useMay();
  const orders = useQuery({ ...callQuery('listOrders', { query }), enabled });
  const dishes = useQuery({
    ...callQuery('listAdminProducts', { query }),
    enabled: enabled && may('editCatalogue'),
  });
  const pieces = useQuery({
    ...callQuery('listClosetItems', { query }),
    enabled: enabled && may('moveStock'),
  });
  const customers = useQuery({
    ...callQuery('listUsers', { query }),
    enabled: enabled && may('seeCustomers'),
  });
  const queries = [orders, dishes, pieces, customers];

  const groups = [
    groupOf({
      title: 'Orders',
      query: orders,
      matches: (order) => matchesOrderSearch(order, search),
      toHit: (order) => ({
        id: order._id,
        to: orderAddress(order),
        name: `${codeOf(order)}, ${customerName(order)}`,
        about: [
          statusWords[order.status],
          formatDay(order.createdAt),
          formatRupees(toPaisa(order.totalAmount)),
        ].join(', '),
      }),
      all: ordersWith(search),
    }),
    groupOf({
      title: 'Cafe',
      query: dishes,
      matches: ({ name }) => matchesMenuSearch(name, search),
      toHit: ({ _id, name, category, price }) => ({
        id: _id,
        to: listOf('', name),
        name,
        about: [category, formatRupees(toPaisa(price))].filter(Boolean).join(', '),
      }),
      all: listOf('', search),
    }),
    groupOf({
      title: 'Closet & Kicks',
      query: pieces,
      matches: ({ name }) => matchesMenuSearch(name, search),
      toHit: ({ _id, name, price, availableStock }) => ({
        id: _id,
        to: listOf('closet', name),
        name,
        about: `${formatRupees(toPaisa(price))}, ${availableStock} left`,
      }),
      all: listOf('closet', search),
    }),
    groupOf({
      title: 'Customers',
      query: customers,
      matches: ({ fullName, phone }) =>
        matchesMenuSearch(fullName, search) || (phone != null && isPhonePart(phone, search)),
      toHit: ({ _id, fullName, email }) => ({
        id: _id,
        to: readRuntimeConfig().ownServer ? customerAddress(_id) : listOf('customers', fullName),
        name: fullName,
        about: email,
      }),
      all: listOf('customers', search),
    }),
  ];

  return {
    search,
    groups: enabled ? groups.filter(({ hits }) => hits.length > 0) : undefined,
    isPending:
      text.trim().length >= SHORTEST &&
      (text.trim() !== search || queries.some(({ isLoading }) => isLoading)),
    /** Some kinds could not be searched. `groups` still has the hits of the others. */
    isFailing: queries.some(({ isError }) => isError),
    retry: () => queries.filter(({ isError }) => isError).forEach((each) => void each.refetch()),
  };
}
