import { API_BASE, routes } from '@storefront/shared/contract/routes';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { kindOfAddress } from './kind-of-address';
import { isSeen, storeSeen } from './store-seen';
import { deleteOtherVersions, deletePages } from './stores';
import { strategies } from './strategies';

/*
 * The shop's service worker, `/sw.js` (C132). It answers public pages, files of releases and pictures, and stores only
 * what is the same for all visitors.
 */

for (const [kind, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin &&
      !request.headers.has('range') &&
      kindOfAddress(url.pathname, request.mode === 'navigate') === kind,
    strategy,
  );
}

/** Calls that end the session of this browser. */
const ENDS = [routes.logout, routes.deleteOwnAccount].map(({ path }): string => API_BASE + path);

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isOurs = origin === self.location.origin;
  if (isOurs && method === 'POST' && ENDS.includes(pathname)) event.waitUntil(deletePages());
});

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const start = async () => {
    await deleteOtherVersions();
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(start());
});

self.addEventListener('message', (event: MessageEvent & Partial<ExtendableMessageEvent>) => {
  if (isSeen(event.data)) event.waitUntil?.(storeSeen(event.data, event as ExtendableMessageEvent));
});
