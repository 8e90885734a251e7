import { request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Adds a group of options; status 409 means that its name is taken (C255). Ours, not in §7. */
export const addOptionGroup = (body: Input<'addOptionGroup'>['body']) => request('addOptionGroup', { body });

/** Replaces a group of options; `version` is the one that staff saw (C165). Ours, not in §7. */
export const updateOptionGroup = (id: string, body: Input<'updateOptionGroup'>['body']) =>
  request('updateOptionGroup', { params: { id }, body });

/** Removes a group of options from all dishes; refused if `query.version` is no longer current. Ours, not in §7. */
export const deleteOptionGroup = (id: string, query: Input<'deleteOptionGroup'>['query'] = {}) =>
  request('deleteOptionGroup', { params: { id }, query });
