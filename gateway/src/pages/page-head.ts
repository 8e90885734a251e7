import type { FirstCall } from '@storefront/shared/delivery/first-data';
import { headTags } from '../seo/head-tags';
import type { PageFacts } from '../seo/page-facts';
import type { Site } from '../seo/site';
import { addressOf } from './answer-call';
import { escapeHtml } from './escape';

/** A script that a page will need. */
export interface ScriptHint {
  readonly address: string;
  /** Integrity hash that the shell will use. The browser ignores a preload with another hash or none. */
  readonly integrity?: string;
  /** Whether the first paint needs it. */
  readonly isFirst?: boolean;
}

/** What a page makes the browser preload. */
interface Hints {
  readonly scripts: readonly ScriptHint[];
  /** Addresses of the style sheets of the page. */
  readonly styles: readonly string[];
  /** Whether the server rendered the page, so that its first paint needs the style sheets. */
  readonly isRendered: boolean;
  readonly prefetchedCalls: readonly FirstCall[] | null;
  readonly apiOrigin: string;
}

const crossOriginOf = (address: string) => (address.startsWith('/') ? '' : ' crossorigin="anonymous"');

/** A rendered page waits for its style sheets, because nobody wants to see it without; any other loads them with its scripts. */
const styleLink = (address: string, isRendered: boolean): string =>
  `<link ${isRendered ? 'rel="stylesheet"' : 'rel="preload" as="style"'} href="${escapeHtml(address)}"${crossOriginOf(address)}>`;

/** Low priority: on a slow line these scripts must not delay the shell's own. */
function scriptHint({ address, integrity, isFirst = false }: ScriptHint): string {
  const checked = integrity ? ` integrity="${integrity}"` : '';
  const priority = isFirst ? '' : ' fetchpriority="low"';
  return `<link rel="preload" as="script" href="${escapeHtml(address)}"${checked}${crossOriginOf(address)}${priority}>`;
}

/** With credentials, as the shell makes the call; the browser ignores a preload in another mode. */
const callHint = (address: string): string =>
  `<link rel="preload" as="fetch" href="${escapeHtml(address)}" crossorigin="use-credentials" fetchpriority="low">`;

/** Every page preloads the current user; this page's own first calls start as early. */
const WHO: FirstCall = { call: 'getCurrentUser', input: {} };

const callHints = ({ prefetchedCalls, apiOrigin }: Hints): string[] =>
  prefetchedCalls
    ? [WHO, ...prefetchedCalls].map(({ call, input }) => callHint(`${apiOrigin}${addressOf(call, input)}`))
    : [];

/** Returns the head of a page: its description and its preload hints. */
export const pageHead = (facts: PageFacts, site: Site, hints: Hints): string =>
  [
    headTags(facts, site),
    ...callHints(hints),
    ...hints.styles.map((address) => styleLink(address, hints.isRendered)),
    ...hints.scripts.map(scriptHint),
  ].join('');
