import { useMinute } from '@storefront/shared/hooks/use-minute';
import { useOrderingSettings } from '@storefront/shared/hooks/use-ordering-settings';
import type { SoldOutUntil } from '@storefront/shared/rules/sold-out';
import { soldOutText } from '@storefront/shared/rules/sold-out-text';

/** What a dish that is sold out says: 'Sold out until 8 AM' (C446). */
export function SoldOutWords({ until }: { readonly until: SoldOutUntil | undefined }) {
  const text = soldOutText(until, useMinute(), useOrderingSettings());
  return <span>{text}</span>;
}
