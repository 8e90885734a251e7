import { escapeHtml } from '../../pages/escape';
import type { ListedPage } from './goods-for-sale';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function entry(origin: string, { path, changedAt }: ListedPage): string {
  const lastmod = changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>\n`;
}

/** A sitemap of these pages. */
export const sitemapXml = (origin: string, pages: readonly ListedPage[]): string =>
  `${HEAD}<urlset ${XMLNS}>\n${pages.map((page) => entry(origin, page)).join('')}</urlset>\n`;

/** The list of sitemaps, where one cannot hold all pages. */
export function sitemapIndexXml(origin: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(origin + file)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${XMLNS}>\n${entries.join('')}</sitemapindex>\n`;
}
