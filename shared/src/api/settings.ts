import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Changes the given settings; the others stay (C28). Ours, not in §7. */
export const updateSettings = (body: Input<'updateSettings'>['body']) => request('updateSettings', { body });

/** Stores a way to pay: form with active, account, version and the file `image` (C280). Ours, not in §7. */
export const updatePaymentSetting = (
  method: Input<'updatePaymentSetting'>['params']['method'],
  form: FormData,
  options?: CallOptions,
) => request('updatePaymentSetting', { params: { method }, body: form }, options);
