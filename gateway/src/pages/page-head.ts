import type { FirstCall } from '@storefront/shared/delivery/remote-manifest';
import { headTags } from '../seo/head-tags';
import type { PageFacts } from '../seo/page-facts';
import type { Site } from '../seo/site';
import { addressOf } from './answer-call';
import { escapeHtml } from './escape';

/** A script that a page will need. */
export interface ScriptHint {
  readonly address: string;
  /** Hash that the shell will ask for: with another, or with none, a hint is not taken up. */
  readonly integrity?: string;
  /** Nothing can be seen before it has come. */
  readonly isFirst?: boolean;
}

/** What else than itself a page has the browser ask for. */
interface Hints {
  readonly scripts: readonly ScriptHint[];
  readonly ahead: readonly FirstCall[] | null;
  readonly apiOrigin: string;
}

/** Scripts come after the shell's own on a full line: they are wanted soon, not first. */
function scriptHint({ address, integrity, isFirst = false }: ScriptHint): string {
  const crossOrigin = address.startsWith('/') ? '' : ' crossorigin="anonymous"';
  const checked = integrity ? ` integrity="${integrity}"` : '';
  const priority = isFirst ? '' : ' fetchpriority="low"';
  return `<link rel="preload" as="script" href="${escapeHtml(address)}"${checked}${crossOrigin}${priority}>`;
}

/** With cookies, as the shell will make the call: a hint of another kind is not taken up. */
const callHint = (address: string): string =>
  `<link rel="preload" as="fetch" href="${escapeHtml(address)}" crossorigin="use-credentials" fetchpriority="low">`;

/** Who is here is asked with every page; what else only this one asks for, is asked as early as that. */
const WHO: FirstCall = { call: 'getCurrentUser', input: {} };

const callHints = ({ ahead, apiOrigin }: Hints): string[] =>
  ahead ? [WHO, ...ahead].map(({ call, input }) => callHint(`${apiOrigin}${addressOf(call, input)}`)) : [];

/** What the head of a page says of it, and what it will need. */
export const pageHead = (facts: PageFacts, site: Site, hints: Hints): string =>
  [headTags(facts, site), ...callHints(hints), ...hints.scripts.map(scriptHint)].join('');
