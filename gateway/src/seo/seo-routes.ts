import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { Failure } from '@storefront/http/failure';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveReleases, ReadLive } from '../pages/live-releases';
import { sendMissing } from '../pages/send-release-file';
import type { RegistrySource } from '../releases/registry-source';
import type { Site } from './site';
import { cacheSitemaps } from './sitemap/cache-sitemaps';
import type { GoodsForSale } from './sitemap/goods-for-sale';

interface Options {
  readonly source: RegistrySource;
  readonly live: ReadLive;
  readonly goods: GoodsForSale;
  readonly site: Site;
}

const unzip = promisify(gunzip);

/** Stands for the origin in kept sitemaps while PUBLIC_ORIGIN is not set. No address has this character. */
const ORIGIN_MARK = '\u0001';

/** A name of at most DNS's length or an address, and a port: visitors can send any text as their host. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?$/;

/**
 * Both files need absolute addresses. Their answers are not shared between visitors, so the request's host may stand in
 * them.
 *
 * @throws Failure 400 for a host that is none
 */
function originFor({ protocol, host }: FastifyRequest, { origin }: Site): string {
  if (origin !== null) return origin;
  if (!HOST.test(host)) throw new Failure(400, 'The Host header names no host');
  return `${protocol}://${host}`;
}

/**
 * Paths closed to crawlers: staff pages, pages of one visitor, and the API. Scripts and pictures stay open, because
 * crawlers render pages. Other pages that must not be indexed carry `noindex`.
 */
const CLOSED = ['/admin', '/_remotes', '/api/', '/cart', '/billing', '/profile'];

/** Returns `robots.txt` of a shop at this origin. */
const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const knownRoutes = new WeakMap<LiveReleases, readonly ShopRoute[]>();

/** Returns the routes of the live shell without those of retired remotes; the same array for the same releases. */
function openRoutes(releases: LiveReleases): readonly ShopRoute[] | null {
  const { shell, retired } = releases;
  if (!shell) return null;
  const routes =
    knownRoutes.get(releases) ??
    shell.shell.routes.filter(({ remote }) => remote === undefined || !retired.includes(remote));
  knownRoutes.set(releases, routes);
  return routes;
}

/**
 * Serves `GET /robots.txt` and `GET /sitemap.xml`, and `/sitemap-1.xml` and so on if one sitemap cannot hold all pages.
 */
export function seoRoutes(app: FastifyInstance, { source, live, goods, site }: Options): void {
  const sitemapAt = cacheSitemaps(goods, site.origin ?? ORIGIN_MARK);

  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
    return robotsTxt(originFor(request, site));
  });

  async function sendSitemap(request: FastifyRequest, reply: FastifyReply) {
    const origin = originFor(request, site);
    const releases = await live(await source.current(), null);
    const [path = ''] = request.url.split('?', 1);
    const routes = openRoutes(releases);
    const packed = routes && (await sitemapAt(path, routes));
    if (!packed) return sendMissing(reply);
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding');
    if (site.origin === null) return (await unzip(packed)).toString().replaceAll(ORIGIN_MARK, () => origin);
    if (!negotiate(String(request.headers['accept-encoding'] ?? ''), ['gzip'])) return unzip(packed);
    reply.header('content-encoding', 'gzip');
    return packed;
  }
  app.get('/sitemap.xml', sendSitemap);
  app.get('/sitemap-:number(^\\d+$).xml', sendSitemap);
}
