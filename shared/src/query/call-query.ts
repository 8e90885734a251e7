import { request } from '@storefront/shared/api';
import { queryOptions } from '@tanstack/react-query';
import type { CallName } from '../contract/routes';
import type { Answer, Input } from '../contract/types';

/** Returns the query key of a call; the page gateway writes first data under the same key. */
export const callKey = <N extends CallName>(name: N, input: Input<N>) => [name, input] as const;

/** Returns the query options of one call of the contract. */
export function callQuery<N extends CallName>(name: N, input: Input<N>) {
  return queryOptions<Answer<N>>({
    queryKey: callKey(name, input),
    queryFn: ({ signal }) => request(name, input, { signal }),
  });
}
