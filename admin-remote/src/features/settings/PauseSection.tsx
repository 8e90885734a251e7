import { callQuery } from '@storefront/shared/query/call-query';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { PausePanel } from './pause/PausePanel';

/** The pause, above everything else: who looks for it is in a hurry. That settings cannot be read, the hours say. */
export function PauseSection() {
  const { data, isError } = useQuery(callQuery('getSettings', {}));
  if (data) return <PausePanel settings={data} />;
  return isError ? null : <Skeleton height="96px" radius="var(--r-panel)" />;
}
