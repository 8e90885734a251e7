import { addAddress, deleteAddress } from '@storefront/shared/api/addresses';
import type { SavedAddress } from '@storefront/shared/contract/entities/saved-address';
import { useSavedAddresses } from '@storefront/shared/hooks/use-saved-addresses';
import { callKey } from '@storefront/shared/query/call-query';
import { sortAddresses } from '@storefront/shared/rules/saved-addresses';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The member's addresses, and those that were deleted on this page: they keep their place in the list until they are put
 * back or the page is left.
 */
export function useAddresses() {
  const queries = useQueryClient();
  const { query, isOffered } = useSavedAddresses();
  const [deleted, setDeleted] = useState<readonly SavedAddress[]>([]);
  const [isBusy, setBusy] = useState(false);
  const saved = query.data ?? [];
  const reload = () => queries.invalidateQueries({ queryKey: callKey('listAddresses', {}) });
  const isDeleted = ({ _id }: SavedAddress) => deleted.some((one) => one._id === _id);

  /** Makes a change and reads the list again. @returns false if it failed; then a message says so */
  async function change(run: () => Promise<unknown>, failure: string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      await run();
      return true;
    } catch (error) {
      console.error('addresses', error);
      notify.error(failure, 'addresses');
      return false;
    } finally {
      await reload();
      setBusy(false);
    }
  }

  return {
    query,
    isOffered,
    reload,
    count: saved.length,
    /** In their order. */
    rows: sortAddresses([...saved.filter((one) => !isDeleted(one)), ...deleted]).map((address) => ({
      address,
      isDeleted: isDeleted(address),
    })),
    /** Id of the address that was used last; null if none was. */
    lastUsed: saved.find((one) => one.lastUsedAt !== null && !isDeleted(one))?._id ?? null,
    remove: async (address: SavedAddress) => {
      if (await change(() => deleteAddress(address._id), 'Failed to delete address'))
        setDeleted((before) => [...before, address]);
    },
    /** @returns the id of the address that was put back; null if that failed */
    putBack: async ({ _id: deletedId, id: _, createdAt: __, ...fields }: SavedAddress) => {
      let restored: string | null = null;
      await change(async () => {
        restored = (await addAddress(fields))._id;
      }, 'Failed to put the address back');
      if (restored !== null) setDeleted((before) => before.filter(({ _id }) => _id !== deletedId));
      return restored;
    },
  };
}
