import { brand } from '@storefront/shared/content';
import type { ShopRoute } from '../releases/built-shell';
import { escapeHtml } from './escape';

/** Scripts come after the shell's own on a full line: they are wanted soon, not first. */
function scriptHint(address: string): string {
  const crossOrigin = address.startsWith('/') ? '' : ' crossorigin="anonymous"';
  return `<link rel="preload" as="script" href="${escapeHtml(address)}"${crossOrigin} fetchpriority="low">`;
}

/** What the head of a page says of its route: title, description, and the scripts that it will need. */
export function pageHead(route: ShopRoute, scripts: readonly string[]): string {
  const title = `<title>${escapeHtml(`${route.title} · ${brand.name}`)}</title>`;
  const description = `<meta name="description" content="${escapeHtml(route.description ?? brand.description)}">`;
  return [title, description, ...scripts.map(scriptHint)].join('');
}
