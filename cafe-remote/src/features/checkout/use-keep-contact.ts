import { serverNow } from '@storefront/shared/api';
import { addAddress } from '@storefront/shared/api/addresses';
import { callKey } from '@storefront/shared/query/call-query';
import { normalisePhone } from '@storefront/shared/rules/contact';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { storeKept } from './kept-details';
import type { OrderDraft } from './order-draft';
import type { Contact } from './saved-checkout';

/** What the customer wants to keep of an order's contact. */
export interface KeepChoice {
  /** What a member calls the new address; null: it is not saved. */
  readonly addressName: string | null;
  /** Whether a guest keeps the details on this device. */
  readonly onDevice: boolean;
}

/** Returns a function that keeps the contact of a placed order: in the account, or on this device (C266, C267). */
export function useKeepContact(isMember: boolean) {
  const queries = useQueryClient();

  return async (contact: Contact, { shipping, addressId }: OrderDraft, keepChoice: KeepChoice) => {
    const { fullName, email, address } = contact;
    const landmark = contact.landmark.trim() || null;
    const place = (shipping.place ?? shipping.previousPlace)?.name ?? null;
    const read = normalisePhone(contact.phone);
    const details = { fullName, phone: read.ok ? read.digits : contact.phone, address, landmark, place };
    if (!isMember) {
      if (keepChoice.onDevice) storeKept({ ...details, email });
      return;
    }
    try {
      const name = addressId ? null : keepChoice.addressName;
      const lastUsedAt = new Date(serverNow()).toISOString();
      if (name !== null)
        await addAddress({ name: name.trim() || address.slice(0, 40), ...details, lastUsedAt });
    } catch (error) {
      console.error('address', error);
      notify.error('Your order is placed, but its address could not be saved');
    }
    void queries.invalidateQueries({ queryKey: callKey('listAddresses', {}) });
  };
}
