import { request } from '@storefront/shared/api';
import type { Input } from '../contract/types';

/** Changes many dishes at once, all or none; status 409 if somebody changed one meanwhile (C307). Ours, not in §7. */
export const changeProducts = (body: Input<'changeProducts'>['body']) => request('changeProducts', { body });

/** Changes many pieces at once, as `changeProducts` (C307). Ours, not in §7. */
export const changeClosetItems = (body: Input<'changeClosetItems'>['body']) =>
  request('changeClosetItems', { body });
