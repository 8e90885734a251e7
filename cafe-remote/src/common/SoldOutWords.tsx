import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import type { SoldOutUntil } from '@storefront/shared/rules/sold-out';
import { soldOutText } from '@storefront/shared/rules/sold-out-text';

/** Says of a dish that is sold out until when. `today` and undefined: no time is known. */
export type SayUntil = (until: SoldOutUntil | 'today' | undefined) => string;

/** Returns what every screen says of a dish that is sold out: 'Sold out until 8 AM' (C446). */
export function useSayUntil(): SayUntil {
  const [now, hours] = [useMinute(), useOrderingSettings()];
  return (until) => soldOutText(until === 'today' ? undefined : until, now, hours);
}

/** What a dish that is sold out says: 'Sold out until 8 AM' (C446). */
export function SoldOutWords({ until }: { readonly until: SoldOutUntil | undefined }) {
  return <span>{useSayUntil()(until)}</span>;
}
