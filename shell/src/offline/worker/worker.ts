import { API_BASE, routes } from '@storefront/shared/contract/routes';
import { answerChanging, answerPinned } from './answer-file';
import { answerPage } from './answer-page';
import { dropOtherVersions, dropPages, stores } from './keep';
import { isSeen, keepSeen } from './keep-seen';
import { kindOfAddress } from './kind-of-address';
import type { AskEvent, TellEvent } from './scope';

/*
 * The service worker of the shop, `/sw.js`: pages stand there as last seen and run as the network has them, or as last
 * seen without one; files of releases and pictures come from what is kept. It keeps what is the same for everybody and
 * nothing else.
 */

const LOGOUT = API_BASE + routes.logout.path;

const answers = {
  page: answerPage,
  pinned: (event: AskEvent) => answerPinned(event, stores.files),
  picture: (event: AskEvent) => answerPinned(event, stores.pictures),
  changing: (event: AskEvent) => answerChanging(event, stores.files),
} as const;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const start = async () => {
    await dropOtherVersions();
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(start());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === LOGOUT) event.waitUntil(dropPages());
  if (request.method !== 'GET' || request.headers.has('range')) return;
  const kind = kindOfAddress(pathname, request.mode === 'navigate');
  if (kind) event.respondWith(answers[kind](event));
});

self.addEventListener('message', (event: MessageEvent & Partial<TellEvent>) => {
  if (isSeen(event.data)) event.waitUntil?.(keepSeen(event.data));
});
