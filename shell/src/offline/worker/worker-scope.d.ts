/** The part of a service worker's global scope that the shop uses. TypeScript's page types do not have it. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page, or a part of one, is requested. */
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The browser's own request for a page, sent while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** A page sent a message. */
interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

declare var ExtendableEvent: { prototype: ExtendableEvent; new (type: string): ExtendableEvent };
declare var FetchEvent: { prototype: FetchEvent; new (type: string): FetchEvent };

interface WindowEventMap {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}

interface Window {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
}
