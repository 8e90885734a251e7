import type { AskEvent } from './scope';

/** `caches` of a browser, as far as the worker asks it; jest has none. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  return {
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (key: string) => store.get(key)?.clone(),
        put: async (key: string, answer: Response) => void store.set(key, answer),
        delete: async (key: string) => store.delete(key),
        keys: async () => [...store.keys()],
      };
    },
  };
}

/** As a browser sees an answer of its page's own server. */
const ofOurOrigin = (answer: Response): Response =>
  Object.defineProperties(answer, {
    type: { value: 'basic' },
    clone: { value: () => ofOurOrigin(Response.prototype.clone.call(answer)) },
  });

/** A page as the server renders it, of this moment. */
export function renderedPage(words: string, headers: Record<string, string> = {}): Response {
  const html = `<!doctype html><html lang="en"><body><div id="root" data-rendered>${words}</div></body></html>`;
  const answer = new Response(html, {
    headers: {
      date: new Date().toUTCString(),
      etag: `"${words}"`,
      'content-security-policy': "default-src 'none'; script-src 'self'",
      ...headers,
    },
  });
  return ofOurOrigin(answer);
}

/** A page is asked for; the network answers, or does not, when the test says so. */
export function fakeVisit(address: string, cache: RequestCache = 'default') {
  let networkAnswers: (answer: Response) => void = () => {};
  let networkFails: () => void = () => {};
  const preloadResponse = new Promise<Response>((resolve, reject) => {
    networkAnswers = resolve;
    networkFails = () => reject(new TypeError('Failed to fetch'));
  });
  const work: Promise<unknown>[] = [];
  const event = Object.assign(new Event('fetch'), {
    request: new Request(address, { cache }),
    preloadResponse,
    waitUntil: (one: Promise<unknown>) => void work.push(one),
    respondWith: () => {},
  }) satisfies AskEvent;
  return {
    event,
    networkAnswers,
    networkFails,
    /** What the worker has promised to do is done. */
    isDone: () => Promise.allSettled(work),
  };
}
