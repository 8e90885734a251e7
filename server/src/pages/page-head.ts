import { headTags } from '../seo/head-tags';
import type { PageFacts } from '../seo/page-facts';
import type { Site } from '../seo/site';
import { escapeHtml } from './escape';

/** A script that a page will need. */
export interface ScriptHint {
  readonly address: string;
  /** Hash that the shell will ask for: with another, or with none, a hint is not taken up. */
  readonly integrity?: string;
}

/** Scripts come after the shell's own on a full line: they are wanted soon, not first. */
function scriptHint({ address, integrity }: ScriptHint): string {
  const crossOrigin = address.startsWith('/') ? '' : ' crossorigin="anonymous"';
  const checked = integrity ? ` integrity="${integrity}"` : '';
  return `<link rel="preload" as="script" href="${escapeHtml(address)}"${checked}${crossOrigin} fetchpriority="low">`;
}

/** What the head of a page says of it, and the scripts that it will need. */
export const pageHead = (facts: PageFacts, site: Site, scripts: readonly ScriptHint[]): string =>
  headTags(facts, site) + scripts.map(scriptHint).join('');
