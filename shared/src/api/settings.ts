import { request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Changes parts of the settings; the others stay (C28). Ours, not in §7. */
export const updateSettings = (body: Input<'updateSettings'>['body']) => request('updateSettings', { body });
