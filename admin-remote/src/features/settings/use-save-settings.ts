import { updateSettings } from '@storefront/shared/api/settings';
import type { Input } from '@storefront/shared/contract/types';
import { callKey } from '@storefront/shared/query/call-query';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface Words {
  readonly loading: string;
  readonly success: string;
  readonly failure: string;
}

/** Stores some of the settings and updates every screen that shows them (C28). */
export function useSaveSettings() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  /** @returns true if they were stored. */
  const save = async (changes: Input<'updateSettings'>['body'], words: Words): Promise<boolean> => {
    setIsBusy(true);
    const saved = await notify.during(updateSettings(changes), words);
    setIsBusy(false);
    if (saved) client.setQueryData(callKey('getSettings', {}), saved);
    return saved !== null;
  };

  return { save, isBusy };
}
