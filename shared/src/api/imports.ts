import { type CallOptions, request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Returns what an import would do, row by row; the form holds `shop`, `file` and maybe `pictures` (C305). Ours, not in §7. */
export const checkImport = (form: FormData, options?: CallOptions) =>
  request('checkImport', { body: form }, options);

/** Does what a check said, once (C306). Ours, not in §7. */
export const applyImport = (id: string, body: Input<'applyImport'>['body'], options?: CallOptions) =>
  request('applyImport', { params: { id }, body }, options);

/** Returns the last imports of menu or closet, newest first (C434). Ours, not in §7. */
export const listImports = (shop: 'product' | 'closet') => request('listImports', { query: { shop } });

/** Undoes an import as a whole; status 409 if one of its items was ordered or changed since (C434). Ours, not in §7. */
export const undoImport = (id: string) => request('undoImport', { params: { id } });
