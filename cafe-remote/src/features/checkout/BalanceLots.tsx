import { callQuery } from '@storefront/shared/query/call-query';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { PointLots } from '@storefront/shared/ui/PointLots';
import { useQuery } from '@tanstack/react-query';

/** The lots behind the balance at the checkout (C272). */
export function BalanceLots() {
  const { data, error, refetch } = useQuery({ ...callQuery('getPoints', { query: {} }), staleTime: 0 });
  if (data) return <PointLots expiring={data.expiring} />;
  if (error) return <ErrorState message="Your points could not be read" onRetry={() => void refetch()} />;
  return <p>Loading your points…</p>;
}
