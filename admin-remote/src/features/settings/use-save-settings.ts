import { updateSettings } from '@storefront/shared/api/settings';
import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import type { Input } from '@storefront/shared/contract/types';
import { callKey } from '@storefront/shared/query/call-query';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What a save says. */
export interface SaveWords {
  readonly loading: string;
  readonly success: string;
  readonly failure: string;
}

/** Stores some of the settings and updates every screen that shows them (C28). */
export function useSaveSettings() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  /**
   * @param onError shows an error, such as a conflict (C165)
   * @returns the stored settings; null if they were not stored.
   */
  const save = async (
    changes: Input<'updateSettings'>['body'],
    words: SaveWords,
    onError?: (error: unknown) => void,
  ): Promise<ShopSettings | null> => {
    setIsBusy(true);
    const saved = await notify.during(updateSettings(changes), {
      ...words,
      failure: (error) => {
        onError?.(error);
        return words.failure;
      },
    });
    setIsBusy(false);
    if (saved) client.setQueryData(callKey('getSettings', {}), saved);
    return saved;
  };

  return { save, isBusy };
}
