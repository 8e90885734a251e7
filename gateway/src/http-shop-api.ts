import { createHash } from 'node:crypto';
import { traceHeaders } from '@storefront/http/tracing/spans';
import { API_BASE, routes } from '@storefront/shared/contract/routes';
import { STAFF_ROLES } from '@storefront/shared/rules/rights';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BUCKET_COOKIE } from './pages/visitor-bucket';
import type { ShopApi } from './shop-api';

const TIMEOUT_MS = 2_000;
/** Path at which our own server returns the versions of its data. */
const VERSIONS_PATH = '/health/versions';

const envelope = z.object({ data: z.unknown() });
const versions = z.object({ data: z.number(), stock: z.number() });
const currentUser = z.object({
  data: z.tuple(
    [
      z.object({
        role: z.enum(['customer', 'admin']),
        staffRole: z.enum(STAFF_ROLES).nullish(),
        needsSecondFactor: z.literal(true).optional(),
      }),
    ],
    z.unknown(),
  ),
});

/** Returns the cookies that identify a session, without the gateway's own. */
const hashSession = (cookie: string) =>
  createHash('sha256')
    .update(
      cookie
        .split(/;\s*/)
        .filter((pair) => !pair.includes(BUCKET_COOKIE))
        .sort()
        .join(';'),
    )
    .digest('hex');

/** What the API needs to answer as the visitor, and to count their tries. */
const headersOf = ({ headers: { cookie }, ip }: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': ip,
  ...(cookie && { cookie }),
});

/** Calls the API at another origin. A browser sends its session here only if both hosts share the cookie. */
export function createHttpShopApi(apiOrigin: string): ShopApi {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${apiOrigin}${path}`, {
      headers: { ...headers, ...traceHeaders() },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  /** Set by the first 404: a server that implements only §7 is not called again. */
  let tellsNoVersions = false;

  return {
    async get(url, visitor) {
      const answer = await ask(url, visitor && headersOf(visitor));
      const parsed = envelope.safeParse(await answer.json());
      return { status: answer.status, data: parsed.data?.data };
    },
    async findVisitor({ headers: { cookie } }) {
      if (!cookie) return null;
      const answer = await ask(`${API_BASE}${routes.getCurrentUser.path}`, { cookie });
      const parsed = currentUser.safeParse(answer.ok ? await answer.json() : null);
      if (!parsed.success) return null;
      const [{ role, staffRole, needsSecondFactor }] = parsed.data.data;
      return { role: needsSecondFactor ? 'customer' : role, staffRole, sessionHash: hashSession(cookie) };
    },
    async readVersions() {
      if (tellsNoVersions) return null;
      const answer = await ask(VERSIONS_PATH);
      tellsNoVersions = answer.status === 404;
      return answer.ok ? versions.parse(await answer.json()) : null;
    },
  };
}
