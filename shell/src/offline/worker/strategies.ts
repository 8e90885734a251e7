import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { Strategy } from 'workbox-strategies/Strategy.js';
import type { AddressKind } from './kind-of-address';
import { PageStrategy } from './page-strategy';
import { PinnedFile } from './pinned-file';
import { stores } from './stores';
import { UnstoredPage } from './unstored-page';

/** How the worker answers each kind of address. */
export const strategies = {
  page: new PageStrategy(stores.pages),
  unstored: new UnstoredPage(),
  pinned: new PinnedFile(stores.files),
  picture: new CacheFirst(stores.pictures),
  changing: new StaleWhileRevalidate(stores.files),
} as const satisfies Record<NonNullable<AddressKind>, Strategy>;

/** Fetches and stores a page that no window loads. */
export const refreshPage = new StaleWhileRevalidate(stores.pages);

/** The same for the page without content. */
export const refreshBlank = new StaleWhileRevalidate(stores.blank);
