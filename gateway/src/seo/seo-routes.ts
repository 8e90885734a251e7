import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadLive } from '../pages/live-releases';
import { sendMissing } from '../pages/send-release-file';
import type { RegistrySource } from '../releases/registry-source';
import { robotsTxt } from './robots-txt';
import type { Site } from './site';
import type { GoodsForSale } from './sitemap/goods-for-sale';
import { keepSitemaps } from './sitemap/keep-sitemaps';

interface Options {
  readonly source: RegistrySource;
  readonly live: ReadLive;
  readonly goods: GoodsForSale;
  readonly site: Site;
}

const unzip = promisify(gunzip);

/** Both files take absolute addresses. They are for one asker at a time, so the host that was asked will do. */
const originFor = (request: FastifyRequest, { origin }: Site) =>
  origin ?? `${request.protocol}://${request.host}`;

/** `GET /robots.txt`, `GET /sitemap.xml`, and `GET /sitemap-1.xml` and so on where one cannot hold all pages. */
export function seoRoutes(app: FastifyInstance, { source, live, goods, site }: Options): void {
  const sitemapAt = keepSitemaps(goods);

  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
    return robotsTxt(originFor(request, site));
  });

  async function sendSitemap(request: FastifyRequest, reply: FastifyReply) {
    const { shell } = await live(await source.current(), null);
    const [path = ''] = request.url.split('?', 1);
    const packed = shell && (await sitemapAt(path, shell.shell.routes, originFor(request, site)));
    if (!packed) return sendMissing(reply);
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding');
    if (!negotiate(String(request.headers['accept-encoding'] ?? ''), ['gzip'])) return unzip(packed);
    reply.header('content-encoding', 'gzip');
    return packed;
  }
  app.get('/sitemap.xml', sendSitemap);
  app.get('/sitemap-:number(^\\d+$).xml', sendSitemap);
}
