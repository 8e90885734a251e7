import { handOn } from './hand-on';
import { inTime } from './in-time';
import { CONFIRMATION, isRendered, keptHtml, REPLACEMENT, withReplacement } from './kept-html';
import { type KeptPage, PATIENCE } from './kept-page';
import type { AskEvent } from './scope';

/** What is older has probably changed: to see it for a moment helps nobody. */
const DAY = 24 * 60 * 60_000;

/** The server's name for exactly this page; null of one that the browser draws. A proxy may have weakened it. */
const tagOf = (headers: Headers): string | null => headers.get('etag')?.replace(/^W\//, '') || null;

/**
 * Whether a kept page can be read as it stands, and the network can confirm it. Not for a reload, which asks for the
 * page as it is now, nor for a way back, which is the browser's own: so what was replaced is never replaced again.
 */
export const mayShowAtOnce = ({ cache }: Request, { html, headers, at }: KeptPage): boolean =>
  cache === 'default' && tagOf(headers) !== null && isRendered(html) && Date.now() - at < DAY;

function headersOf({ headers }: KeptPage): Headers {
  const own = new Headers(headers);
  const policy = own.get('content-security-policy');
  if (policy) own.set('content-security-policy', withReplacement(policy));
  return own;
}

/**
 * A kept page now, and its end once the network has answered. Its script is deferred, so the browser runs nothing of
 * it before the end came: nobody orders from a page that nobody has confirmed. Where the network's page is another
 * one, the end is a reload that gets it; where there is no answer in time, a page that says since when it is so.
 *
 * @param fresh fails where the network does, and where its answer says nothing of the page
 */
export function showAtOnce(event: AskEvent, key: string, kept: KeptPage, fresh: Promise<Response>): Response {
  let leave = () => {};
  const hasLeft = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (html: string) => controller.enqueue(encoder.encode(html));
      const end = async () => {
        const answer = await inTime(fresh, PATIENCE);
        if (answer && tagOf(answer.headers) === tagOf(kept.headers)) write(CONFIRMATION);
        else if (answer) {
          write(REPLACEMENT);
          await handOn(key, answer, inTime(hasLeft, PATIENCE));
        }
        controller.close();
      };
      write(keptHtml(kept.html, kept.at, false));
      // Whoever has left hears no end.
      event.waitUntil(end().catch(() => {}));
    },
    cancel: leave,
  });
  return new Response(body, { headers: headersOf(kept) });
}
