import { brand } from '@storefront/shared/content';
import type { ShopRoute } from '../releases/built-shell';
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

/** What the head of a page says of its route: title, description, and the scripts that it will need. */
export function pageHead(route: ShopRoute, scripts: readonly ScriptHint[]): string {
  const title = `<title>${escapeHtml(`${route.title} · ${brand.name}`)}</title>`;
  const description = `<meta name="description" content="${escapeHtml(route.description ?? brand.description)}">`;
  return [title, description, ...scripts.map(scriptHint)].join('');
}
