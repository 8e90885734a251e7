import { markSoldOut } from '@storefront/shared/api/products';
import * as messages from '@storefront/shared/messages';
import type { SoldOutMark } from '@storefront/shared/rules/sold-out';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { putProduct, refreshProducts } from '../refresh-products';

/** Marks a dish as sold out, counts its last pieces, or puts it back (C225, C226). A failure shows a message. */
export function useMarkSoldOut(id: string) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  const mark = async (wanted: SoldOutMark) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      putProduct(client, await markSoldOut(id, wanted));
    } catch {
      notify.error(messages.admin.updateProductFailed);
    }
    setIsBusy(false);
    refreshProducts(client);
  };

  return { isBusy, mark };
}
