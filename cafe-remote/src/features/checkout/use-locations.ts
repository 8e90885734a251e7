import { callQuery } from '@storefront/shared/query/call-query';
import { toPaisa } from '@storefront/shared/rules/money';
import type { Place } from '@storefront/shared/rules/shipping';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The places we deliver to; read anew on mount and whenever `refresh` is called (§2). */
export function useLocations() {
  const { data, error, isPending, refetch } = useQuery({
    ...callQuery('listLocations', {}),
    refetchOnMount: 'always',
  });
  const places = useMemo(
    () =>
      (data ?? []).map(
        ({ _id, id, address, rate }): Place => ({
          id: _id ?? id ?? address,
          name: address,
          ratePaisa: toPaisa(rate),
        }),
      ),
    [data],
  );
  return {
    places,
    hasFailed: error !== null && data === undefined,
    isPending,
    refresh: () => void refetch(),
  };
}
