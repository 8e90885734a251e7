import { sha256Source } from './sha256-source';

const HEAD = '<!--storefront:head-->';
const DATA = '<!--storefront:data-->';
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>(.*?)<\/script>/gs;

/** The shell's `index.html`, cut where the gateway writes, with the hashes that its CSP must allow (C91). */
export interface PageTemplate {
  readonly beforeHead: string;
  readonly beforeData: string;
  readonly afterData: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

const hashesOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, content = '']) => sha256Source(content));

/** Throws where one of the two places is missing. */
export function parseTemplate(html: string): PageTemplate {
  const head = html.indexOf(HEAD);
  const data = html.indexOf(DATA);
  if (head < 0 || data < head) throw new Error(`index.html of the shell lacks ${HEAD} or ${DATA}`);
  return {
    beforeHead: html.slice(0, head),
    beforeData: html.slice(head + HEAD.length, data),
    afterData: html.slice(data + DATA.length),
    styleHashes: hashesOf(html, STYLE),
    scriptHashes: hashesOf(html, INLINE_SCRIPT),
  };
}
