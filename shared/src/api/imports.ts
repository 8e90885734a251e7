import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Returns what an import would do, row by row; the form holds `shop`, `file` and maybe `pictures` (C305). Ours, not in §7. */
export const checkImport = (form: FormData, options?: CallOptions) =>
  request('checkImport', { body: form }, options);

/** Does what a check said, once (C306). Ours, not in §7. */
export const applyImport = (id: string, body: Input<'applyImport'>['body'], options?: CallOptions) =>
  request('applyImport', { params: { id }, body }, options);
