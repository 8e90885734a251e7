import type { FastifyInstance } from 'fastify';
import { forbidden } from './failure';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginQuestion {
  /** The `Origin` header. */
  readonly origin: string | undefined;
  /** The `Sec-Fetch-Site` header. */
  readonly fetchSite: string | undefined;
  /** The `Host` header, or the one forwarded by a trusted proxy. */
  readonly host: string;
  /** Public origin of the shop; null if not set. */
  readonly publicOrigin: string | null;
  /** Other origins whose pages are ours (C332). */
  readonly allowedOrigins?: readonly string[];
}

/** Returns whether a request comes from one of our own pages, or from no page (C92, P61). */
export function isOwnOrigin({
  origin,
  fetchSite,
  host,
  publicOrigin,
  allowedOrigins = [],
}: OriginQuestion): boolean {
  if (origin === undefined) return fetchSite === undefined || ['same-origin', 'none'].includes(fetchSite);
  if (allowedOrigins.includes(origin)) return true;
  if (publicOrigin !== null) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const only = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);

/** Refuses writes that another site's page sends with our cookie (P61). */
export function addOriginCheck(
  app: FastifyInstance,
  publicOrigin: string | null,
  allowedOrigins: readonly string[] = [],
): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method)) return;
    const { origin, 'sec-fetch-site': fetchSite } = request.headers;
    const question = { origin, fetchSite: only(fetchSite), host: request.host, publicOrigin, allowedOrigins };
    if (!isOwnOrigin(question)) throw forbidden('This request comes from another site');
  });
}
