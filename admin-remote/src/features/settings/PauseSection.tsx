import { callQuery } from '@storefront/shared/query/call-query';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { PausePanel } from './pause/PausePanel';

/**
 * The pause stands first, because staff who need it are in a hurry. The hours show the error if settings fail to load.
 */
export function PauseSection() {
  const { data, isError } = useQuery(callQuery('getSettings', {}));
  if (data) return <PausePanel settings={data} />;
  return isError ? null : <Skeleton height="96px" radius="var(--r-panel)" />;
}
