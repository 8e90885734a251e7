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
  readonly prefetchedCalls: readonly FirstCall[] | null;
  readonly apiOrigin: string;
}

/** Low priority: on a slow line these scripts must not delay the shell's own. */
function scriptHint({ address, integrity, isFirst = false }: ScriptHint): string {
  const crossOrigin = address.startsWith('/') ? '' : ' crossorigin="anonymous"';
  const checked = integrity ? ` integrity="${integrity}"` : '';
  const priority = isFirst ? '' : ' fetchpriority="low"';
  return `<link rel="preload" as="script" href="${escapeHtml(address)}"${checked}${crossOrigin}${priority}>`;
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
  [headTags(facts, site), ...callHints(hints), ...hints.scripts.map(scriptHint)].join('');
