import { request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Returns what a code takes off; status 400 says why it does not apply (C275). Ours, not in §7. */
export const checkCoupon = (body: Input<'checkCoupon'>['body']) => request('checkCoupon', { body });

/** Adds a coupon; status 409 means that its code is taken. Ours, not in §7. */
export const addCoupon = (body: Input<'addCoupon'>['body']) => request('addCoupon', { body });

/** Replaces a coupon; `version` is the one that staff saw (C165). Ours, not in §7. */
export const updateCoupon = (id: string, body: Input<'updateCoupon'>['body']) =>
  request('updateCoupon', { params: { id }, body });
