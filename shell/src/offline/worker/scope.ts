/** What a browser gives a service worker beyond what it gives a page; TypeScript's page types know none of it. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page or a part of one is asked for. */
export interface AskEvent extends LifeEvent {
  readonly request: Request;
  /** The browser's own request for a page, made while the worker was still starting. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A page tells something. */
export interface TellEvent extends LifeEvent {
  readonly data: unknown;
}

declare global {
  interface WindowEventMap {
    install: LifeEvent;
    activate: LifeEvent;
    fetch: AskEvent;
  }
  interface Window {
    skipWaiting(): Promise<void>;
    readonly clients: { claim(): Promise<void> };
    readonly registration: ServiceWorkerRegistration;
  }
}
