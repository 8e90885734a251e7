import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuntimeConfig } from '@storefront/shared/config';
import type { FastifyInstance } from 'fastify';
import { createHttp } from '../../../server/src/platform/http/create-http';
import type { Person } from '../../../server/src/platform/http/person';
import { fakeRemote, fakeShell } from '../releases/fake-build';
import { release } from '../releases/release';
import { fakeGoods } from '../seo/sitemap/fake-goods';
import type { Rendering } from '../ssr/start-rendering';
import { registerPages } from './register-pages';

type Overrides = Record<string, unknown>;

/** Who is behind a cookie `who=staff`. */
const people: Readonly<Record<string, Person>> = {
  'who=staff': { id: '1', role: 'admin', sessionHash: 'one' },
  'who=others': { id: '2', role: 'admin', sessionHash: 'two' },
  'who=customer': { id: '3', role: 'customer', sessionHash: 'three' },
};

/** What the API answers to the first data of pages. */
function fakeApi() {
  const app = createHttp({ logLevel: 'silent', trustProxy: false });
  app.get('/api/v1/product/getall', async (request) => ({
    data: [{ _id: 'Tea', query: request.query, note: '</script><!--' }],
  }));
  const refused: Readonly<Record<string, number>> = { gone: 404, '\0': 400, '%E0%A4%A': 404 };
  app.get<{ Params: { id: string } }>('/api/v1/product/getsingle/:id', async ({ params: { id } }, reply) => {
    const status = refused[id];
    return status ? reply.code(status).send({ data: null }) : { data: { _id: id } };
  });
  return app;
}

interface Parts {
  readonly hasWorker?: boolean;
  readonly rendering?: Rendering;
  readonly now?: () => number;
  /** Adds to what the API answers. */
  readonly addCalls?: (app: FastifyInstance) => void;
}

/** The gateway before an API of two calls and an empty data folder. For tests. */
export async function fakeShop(
  config: Partial<RuntimeConfig> = {},
  origin: string | null = null,
  parts: Parts = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'pages-'));
  const app = fakeApi();
  app.decorate('findPerson', async ({ headers }) => people[headers.cookie ?? ''] ?? null);
  parts.addCalls?.(app);
  await registerPages(app, {
    dataDir,
    registry: null,
    config: { apiOrigin: '', ownServer: true, otpEcho: true, ...config },
    origin,
    goods: fakeGoods(),
    now: parts.now ?? Date.now,
    rendering: parts.rendering ?? null,
    overrideOrigins: ['http://localhost:4101'],
    hasWorker: parts.hasWorker ?? true,
  });
  const dist = (name: string) => join(dataDir, 'builds', name);
  const goLive = (name: string, weight?: number) =>
    release({ dataDir, name, dist: dist(name), now: Date.now, ...(weight && { weight }) });

  return {
    dataDir,
    dist,
    goLive,
    async releaseShell(overrides: Overrides = {}) {
      await fakeShell(dist('shell'), overrides);
      return goLive('shell');
    },
    async releaseCafe(script = 'one', overrides: Overrides = {}) {
      await fakeRemote(dist('cafe'), script, overrides);
      return goLive('cafe');
    },
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The JSON block of a page with this id. For tests. */
export function block(html: string, id: string): unknown {
  const text = html.match(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`))?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}
