/**
 * What crawlers are asked to leave alone: staff's pages, what belongs to one visitor, and the API. Scripts and pictures
 * stay open, or a crawler could not draw a page; what else must not be found says so itself (`noindex`).
 */
const CLOSED = ['/admin', '/_remotes', '/api/', '/cart', '/billing', '/profile'];

/** `robots.txt` of a shop at this origin. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
