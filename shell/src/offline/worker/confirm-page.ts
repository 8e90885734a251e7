import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { allowReload, CONFIRMATION, isRendered, RELOAD, storedHtml } from './stored-html';

/** When the network has not answered for so long, the stored page is used, ms. */
export const TIMEOUT_MS = 3000;

/** An older page has probably changed, so it is not shown before the network has answered, ms. */
const MAX_AGE_MS = 24 * 60 * 60_000;

export interface StoredPage {
  readonly html: string;
  readonly headers: Headers;
  /** When it was stored, ms since 1970. */
  readonly at: number;
}

/** Resolves with the result of `work`, or with null if it fails or takes longer than `ms`. */
export function resultOrNull<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}

/** The server's ETag of this HTML, without a proxy's `W/`; null for a page that the browser renders. */
const tagOf = (headers: Headers): string | null => headers.get('etag')?.replace(/^W\//, '') || null;

/**
 * Whether the page can be read at once and confirmed later. Reloads and history navigation wait for the network, so a
 * page that was replaced is not replaced again.
 */
export const canConfirm = ({ cache }: Request, { html, headers, at }: StoredPage): boolean =>
  cache === 'default' && tagOf(headers) !== null && isRendered(html) && Date.now() - at < MAX_AGE_MS;

/** The network's pages, each waiting for the reload of the stored page that it replaces. */
const replacements = new Map<string, Response>();

/** Returns the page that waits for this reload, once. */
export function takeReplacement(key: string): Response | undefined {
  const answer = replacements.get(key);
  replacements.delete(key);
  return answer;
}

/** Holds the network's page for the reload until the visitor has left, at most {@link TIMEOUT_MS}. */
async function holdReplacement(key: string, answer: Response, left: Promise<void>): Promise<void> {
  replacements.set(key, answer);
  await resultOrNull(left, TIMEOUT_MS);
  if (replacements.get(key) === answer) replacements.delete(key);
}

/**
 * Returns the stored page now and ends it when the network has answered (ADR 19). Page scripts are deferred, so none
 * runs before that end: a confirmation, a reload into the network's page, or after {@link TIMEOUT_MS} nothing, which
 * leaves the page with its date.
 *
 * @param network rejects if the network fails or the server cannot answer
 */
export function confirmPage(
  handler: StrategyHandler,
  key: string,
  stored: StoredPage,
  network: Promise<Response>,
): Response {
  const headers = new Headers(stored.headers);
  const policy = headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', allowReload(policy));

  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (html: string) => controller.enqueue(encoder.encode(html));
      const end = async () => {
        const answer = await resultOrNull(network, TIMEOUT_MS);
        if (answer && tagOf(answer.headers) === tagOf(headers)) write(CONFIRMATION);
        else if (answer) {
          write(RELOAD);
          await holdReplacement(key, answer, left);
        }
        controller.close();
      };
      write(storedHtml(stored.html, stored.at, false));
      // The stream rejects writes after the visitor has left.
      void handler.waitUntil(end().catch(() => {}));
    },
    cancel: leave,
  });
  return new Response(body, { headers });
}
