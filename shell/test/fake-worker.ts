import 'fake-indexeddb/auto';

/*
 * The globals of a service worker, as far as Workbox and the shop's worker use them; jest has none. Import it first:
 * Workbox reads some of them when it is imported.
 */

export const SHOP = 'https://shop.test';

class ExtendableEvent extends Event {}
class FetchEvent extends ExtendableEvent {}

const location = { origin: SHOP, href: `${SHOP}/sw.js` };
Object.assign(globalThis, {
  self: globalThis,
  location,
  ExtendableEvent,
  FetchEvent,
  __WB_DISABLE_DEV_LOGS: true,
});

const urlOf = (key: Request | string) => (typeof key === 'string' ? key : key.url);

/** Gives the worker empty caches. */
export function emptyCaches(): void {
  const stores = new Map<string, Map<string, Response>>();
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const caches = {
    open: async (name: string) => ({
      match: async (key: Request | string) => storeOf(name).get(urlOf(key))?.clone(),
      put: async (key: Request | string, answer: Response) => void storeOf(name).set(urlOf(key), answer),
      delete: async (key: Request | string) => storeOf(name).delete(urlOf(key)),
    }),
    match: async (key: Request | string, { cacheName }: { cacheName: string }) =>
      storeOf(cacheName).get(urlOf(key))?.clone(),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    /** Addresses in a cache; no part of the platform. */
    addresses: (name: string) => [...storeOf(name).keys()],
  };
  Object.assign(globalThis, { caches });
}

/** Returns the addresses that a cache holds. */
export const addressesIn = (name: string): string[] =>
  (caches as unknown as { addresses(name: string): string[] }).addresses(name);

/** Returns a page as the server renders it at this moment. */
export function renderedPage(words: string, headers: Record<string, string> = {}): Response {
  const html = `<!doctype html><html lang="en"><body><div id="root" data-rendered>${words}</div></body></html>`;
  return new Response(html, {
    headers: {
      date: new Date().toUTCString(),
      etag: `"${words}"`,
      'content-security-policy': "default-src 'none'; script-src 'self'",
      ...headers,
    },
  });
}

/** Gives an event `waitUntil`, and returns it with a promise of the end of everything that it waits for. */
function waiting<Kind extends Event>(bare: Kind) {
  const work: Promise<unknown>[] = [];
  const event = Object.assign(bare, { waitUntil: (one: Promise<unknown>) => void work.push(one) });
  /** Resolves when everything that the worker started for the event has ended. */
  const isDone = async () => {
    for (let at = 0; at < work.length; at += 1) await Promise.allSettled([work[at]]);
  };
  return { event, isDone };
}

/** Returns the event of a tab's message to the worker. */
export const fakeMessage = () => waiting(new ExtendableEvent('message'));

/** A window loads a page. The test decides when the network answers, and whether. */
export function fakeVisit(address: string, cache: RequestCache = 'default') {
  let networkAnswers: (answer: Response) => void = () => {};
  let networkFails: () => void = () => {};
  const preloadResponse = new Promise<Response>((resolve, reject) => {
    networkAnswers = resolve;
    networkFails = () => reject(new TypeError('Failed to fetch'));
  });
  const request = Object.defineProperty(new Request(address, { cache }), 'mode', { value: 'navigate' });
  const own = { request, preloadResponse, respondWith: () => {} };
  const { event, isDone } = waiting(Object.assign(new FetchEvent('fetch'), own));
  return { event, request, networkAnswers, networkFails, isDone };
}

/** Workbox deletes expired entries without letting anybody wait for it: that ends before jest removes these globals. */
afterAll(async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
});
