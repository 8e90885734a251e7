import { brand } from '@storefront/shared/content';
import { escapeHtml, escapeJson } from '../pages/escape';
import type { PageFacts } from './page-facts';
import { addressOf, type Site } from './site';

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** Tags of the link preview: a large picture of the item, or the small logo. */
function preview({ title, description, canonical, image }: PageFacts, site: Site): string[] {
  const isOurs = image?.startsWith('/') ?? true;
  const picture = image && !isOurs ? image : addressOf(site, image ?? '/art/icon-512.png');
  const hasAddress = site.origin !== null;
  return [
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:type', image ? 'product' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    hasAddress ? meta('property', 'og:url', addressOf(site, canonical)) : '',
    hasAddress || !isOurs ? meta('property', 'og:image', picture) : '',
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
}

const dataBlock = (schema: object) => `<script type="application/ld+json">${escapeJson(schema)}</script>`;

/**
 * Returns the tags for title, description, canonical address, link preview and structured data. Without PUBLIC_ORIGIN
 * it leaves out absolute addresses: the Host header of one visitor must not get into pages of others. A page that must
 * not be indexed gets `noindex` only.
 */
export function headTags(facts: PageFacts, site: Site): string {
  const { title, description, canonical, isIndexed, schemas } = facts;
  const face = [
    `<title>${escapeHtml(`${title} · ${brand.name}`)}</title>`,
    meta('name', 'description', description),
  ];
  if (!isIndexed) return [...face, meta('name', 'robots', 'noindex')].join('');
  const link = site.origin && `<link rel="canonical" href="${escapeHtml(addressOf(site, canonical))}">`;
  return [...face, link ?? '', ...preview(facts, site), ...schemas.map(dataBlock)].join('');
}
