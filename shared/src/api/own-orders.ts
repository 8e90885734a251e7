import { request } from '@storefront/shared/api';
import { readRuntimeConfig } from '../config/runtime-config';
import { API_BASE } from '../contract/routes';

/** Address of an order's receipt as a PDF (C202). Ours, not in §7. @param key of the order's link; undefined for its owner */
export const receiptAddress = (code: string, key: string | undefined): string =>
  `${readRuntimeConfig().apiOrigin}${API_BASE}/order/receipt/${code}${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}`;

/** Sends the transaction number of a payment by wallet (C282). Ours, not in §7. @param key of the order's link; undefined for its owner */
export const submitPayment = (code: string, key: string | undefined, transactionNumber: string) =>
  request('submitPayment', {
    params: { code },
    body: { transactionNumber, ...(key !== undefined && { key }) },
  });

/** Cancels an order for its customer; refused with 409 once the shop accepted it (C192). Ours, not in §7. */
export const cancelOwnOrder = (code: string, key: string | undefined) =>
  request('cancelOwnOrder', { params: { code }, body: key === undefined ? {} : { key } });
