import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttp } from '@storefront/http/create-http';
import type { LogTarget } from '@storefront/http/log-options';
import type { RuntimeConfig } from '@storefront/shared/config';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createGateway, type GatewayOptions } from '../../src/gateway';
import type { Grants } from '../../src/releases/granted-origins';
import { release } from '../../src/releases/release';
import type { ShopApi, Visitor } from '../../src/shop-api';
import { createMemoryCounts, type ReleaseCountStore } from '../../src/telemetry/release-counts';
import { fakeRemote, fakeShell } from './fake-build';
import { fakeGoods } from './fake-goods';

type Overrides = Record<string, unknown>;

/** Visitors by their cookie. */
const people: Readonly<Record<string, Visitor>> = {
  'who=staff': { role: 'admin', sessionHash: 'one' },
  'who=others': { role: 'admin', sessionHash: 'two' },
  'who=customer': { role: 'customer', sessionHash: 'three' },
};

/** What the API answers to the first data of pages. */
function fakeApi(publicOrigin: string | null, logs: LogTarget | undefined) {
  const app = createHttp({ logLevel: logs ? 'trace' : 'silent', trustProxy: false, publicOrigin, logs });
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

interface FakeRendering extends Pick<GatewayOptions, 'worker' | 'limits' | 'metrics'> {
  readonly readVersions: ShopApi['readVersions'];
}

interface Parts {
  readonly hasWorker?: boolean;
  readonly rendering?: FakeRendering;
  readonly counts?: ReleaseCountStore;
  readonly findVisitor?: ShopApi['findVisitor'];
  readonly now?: () => number;
  readonly isLimited?: boolean;
  readonly grants?: Grants;
  readonly assetOrigin?: string;
  /** Adds to what the API answers. */
  readonly addCalls?: (app: FastifyInstance) => void;
  /** Receives everything that is logged; absent: nothing is. */
  readonly logs?: LogTarget | undefined;
}

/** Starts a gateway in front of an API with two calls, with an empty data folder. For tests. */
export async function fakeShop(
  config: Partial<RuntimeConfig> = {},
  origin: string | null = null,
  parts: Parts = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'pages-'));
  const app = fakeApi(origin, parts.logs);
  parts.addCalls?.(app);
  const { rendering, now = Date.now, hasWorker = true, counts = createMemoryCounts() } = parts;
  const goods = fakeGoods();
  const gateway = createGateway({
    env: {
      dataDir,
      registry: null,
      releaseStore: null,
      assetOrigin: parts.assetOrigin ?? null,
      render: rendering !== undefined,
      overrideOrigins: ['http://localhost:4101'],
      grants: parts.grants ?? {},
      serviceWorker: hasWorker,
    },
    config: { apiOrigin: '', ownServer: true, otpEcho: true, ...config },
    publicOrigin: origin,
    api: {
      async get(url, visitor) {
        const { cookie } = visitor?.headers ?? {};
        const answer = await app.inject({ method: 'GET', url, headers: cookie ? { cookie } : {} });
        return { status: answer.statusCode, data: answer.json().data };
      },
      findVisitor: parts.findVisitor ?? (async ({ headers }) => people[headers.cookie ?? ''] ?? null),
      readVersions: rendering?.readVersions ?? (() => null),
    },
    counts,
    goods,
    register: new Registry(),
    isLimited: parts.isLimited ?? false,
    now,
    ...(rendering ?? { worker: '' }),
  });
  await gateway.register(app);
  const dist = (name: string) => join(dataDir, 'builds', name);
  const goLive = (name: string, weight?: number) =>
    release({
      dataDir,
      name,
      dist: dist(name),
      now: Date.now,
      grants: parts.grants ?? {},
      publicOrigin: origin,
      ...(weight && { weight }),
    });

  return {
    dataDir,
    goods,
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
    post: (url: string, payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, payload, headers }),
    isReady: gateway.isReady,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
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
