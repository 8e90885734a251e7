import { sha256Source } from './sha256-source';

const HEAD = '<!--storefront:head-->';
const ROOT = '<div id="root"></div>';
const DATA = '<!--storefront:data-->';
const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>(.*?)<\/script>/gs;

/** The shell's `index.html`, cut where the gateway writes, with the hashes that its CSP must allow (C91). */
export interface PageTemplate {
  readonly beforeHead: string;
  readonly beforeRoot: string;
  readonly beforeData: string;
  readonly afterData: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

const hashesOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, content = '']) => sha256Source(content));

/** Throws if one of the three places is missing. */
export function parseTemplate(html: string): PageTemplate {
  const head = html.indexOf(HEAD);
  const root = html.indexOf(ROOT);
  const data = html.indexOf(DATA);
  if (head < 0 || root < head || data < root)
    throw new Error(`index.html of the shell lacks ${HEAD}, ${ROOT} or ${DATA}`);
  return {
    beforeHead: html.slice(0, head),
    beforeRoot: html.slice(head + HEAD.length, root),
    beforeData: html.slice(root + ROOT.length, data),
    afterData: html.slice(data + DATA.length),
    styleHashes: hashesOf(html, STYLE),
    scriptHashes: hashesOf(html, INLINE_SCRIPT),
  };
}
