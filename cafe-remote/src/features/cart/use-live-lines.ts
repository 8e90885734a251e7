import { ApiError } from '@storefront/shared/api/api-error';
import type { Line } from '@storefront/shared/cart/line';
import { callQuery } from '@storefront/shared/query/call-query';
import { personAtom } from '@storefront/shared/session';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type Known, type LiveLine, toLive } from './live-line';

const knownOf = <T extends Known>({ data, error }: UseQueryResult<T>): Known =>
  error instanceof ApiError && error.status === 404 ? 'gone' : data;

const idsOf = (lines: readonly Line[], type: Line['type']) => [
  ...new Set(lines.filter((line) => line.type === type).map(({ productId }) => productId)),
];

/**
 * A guest's lines as the catalogue has them today: what lies in the browser is as old as it may be (P25). A member's
 * come fresh from the server.
 */
export function useLiveLines(lines: readonly Line[], table: string | null): readonly LiveLine[] {
  const isGuest = useAtomValue(personAtom) === null;
  const productIds = isGuest ? idsOf(lines, 'product') : [];
  const itemIds = isGuest ? idsOf(lines, 'closet') : [];
  const products = useQueries({
    queries: productIds.map((id) => callQuery('getProduct', { params: { id } })),
  });
  const items = useQueries({
    queries: itemIds.map((id) => callQuery('getClosetItem', { params: { id } })),
  });
  const known = new Map<string, Known>([
    ...products.map((answer, index) => [`product ${productIds[index]}`, knownOf(answer)] as const),
    ...items.map((answer, index) => [`closet ${itemIds[index]}`, knownOf(answer)] as const),
  ]);
  return lines.map((line) =>
    toLive(line, known.get(`${line.type} ${line.productId}`), table === null ? 'normal' : 'table'),
  );
}
