import { request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Changes the given settings; the others stay (C28). Ours, not in §7. */
export const updateSettings = (body: Input<'updateSettings'>['body']) => request('updateSettings', { body });
