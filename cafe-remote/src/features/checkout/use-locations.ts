import { callQuery } from '@storefront/shared/query/call-query';
import { toPaisa } from '@storefront/shared/rules/money';
import type { Place } from '@storefront/shared/rules/shipping';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface Locations {
  /** Null as long as they are not known. */
  readonly places: readonly Place[] | null;
  readonly hasFailed: boolean;
  readonly refresh: () => void;
}

/** The places we deliver to; read anew on mount and whenever `refresh` is called (§2). */
export function useLocations(): Locations {
  const { data, error, refetch } = useQuery({ ...callQuery('listLocations', {}), refetchOnMount: 'always' });
  const places = useMemo(
    () =>
      data?.map(
        ({ _id, id, address, rate }): Place => ({
          id: _id ?? id ?? address,
          name: address,
          ratePaisa: toPaisa(rate),
        }),
      ) ?? null,
    [data],
  );
  return { places, hasFailed: error !== null && places === null, refresh: () => void refetch() };
}
