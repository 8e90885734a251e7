import type { User } from '@storefront/shared/contract/entities/user';
import { useSavedAddresses } from '@storefront/shared/hooks/use-saved-addresses';
import { SAVED_ADDRESSES_MAX } from '@storefront/shared/rules/saved-addresses';
import type { Place } from '@storefront/shared/rules/shipping';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetKept, readKept } from './kept-details';
import type { useCheckout } from './use-checkout';
import type { Locations } from './use-locations';

type Checkout = Pick<
  ReturnType<typeof useCheckout>,
  'isUntouched' | 'addressId' | 'fillFrom' | 'clearContact' | 'setKeepChoice' | 'keepChoice' | 'shipping'
>;

/**
 * Where the contact of an order comes from, and whether it is kept: saved addresses of a member (C266), details on the
 * device of a guest (C267). Fills an untouched form once: with the address that was used last, or what the device keeps.
 */
export function useContactChoice(checkout: Checkout, person: User | null, locations: Locations) {
  const { query, isOffered } = useSavedAddresses();
  const [kept, setKept] = useState(readKept);
  const addresses = isOffered ? query.data : undefined;
  const places = locations.places ?? (locations.error ? [] : null);

  const fillOnce = useEffectEvent((offered: readonly Place[], saved: typeof addresses, who: User | null) => {
    if (!checkout.isUntouched) return;
    const [lastUsed] = saved ?? [];
    if (who && lastUsed) checkout.fillFrom(lastUsed, lastUsed._id, offered);
    if (!who && kept) checkout.fillFrom(kept, null, offered);
  });
  useEffect(() => {
    if (places) fillOnce(places, addresses, person);
  }, [places, addresses, person]);

  const isAnother = checkout.addressId == null;
  const canSave = addresses !== undefined && isAnother && addresses.length < SAVED_ADDRESSES_MAX;
  return {
    addresses: addresses ?? [],
    choose: (address: NonNullable<typeof addresses>[number] | null) =>
      address ? checkout.fillFrom(address, address._id, places ?? []) : checkout.clearContact(),
    /** The name that is offered for a new address; null: it cannot be saved. */
    suggestedName: canSave
      ? addresses.length === 0
        ? 'Home'
        : (checkout.shipping.place?.name ?? 'Another address').slice(0, 40)
      : null,
    isKept: kept !== null,
    forget: () => {
      forgetKept();
      setKept(null);
      checkout.setKeepChoice({ ...checkout.keepChoice, onDevice: false });
      checkout.clearContact();
    },
  };
}
