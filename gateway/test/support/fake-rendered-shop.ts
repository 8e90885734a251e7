import type { LogTarget } from '@storefront/http/log-options';
import type { FailureReason } from '../../src/ssr/render-failure';
import type { RenderLimits } from '../../src/ssr/start-render-worker';
import { createMemoryCounts } from '../../src/telemetry/release-counts';
import { compileWorker } from './compile-worker';
import { fakeRemote, fakeShell } from './fake-build';
import { cafeCode, shellCode, writeServerBuild } from './fake-server-build';
import { fakeShop } from './fake-shop';

const menu = { page: null, remote: 'cafe', expose: 'MenuPage', mood: 'cafe', title: 'Our menu' };
const ROUTES = [
  { path: '/about', page: 'about/AboutPage', mood: 'cafe', title: 'About', render: [] },
  { path: '/menu', ...menu, render: ['table'] },
  { path: '/single/:id', ...menu, render: [] },
  { path: '/cart', ...menu },
  { path: '/order/:code', ...menu, noindex: true, personal: ['key', 'table'] },
  { path: '/admin/*', ...menu, guard: 'admin', render: [] },
  { path: '*', page: null, mood: 'cafe', title: 'Page not found' },
];

/** First calls of the fake cafe's pages. */
const PAGES = {
  pages: {
    MenuPage: {
      firstData: [{ call: 'getClosetItem', input: { params: { id: '{id}' } } }],
      personalData: [{ call: 'followOrder', input: { params: { code: '{code}' }, query: { key: '{key}' } } }],
    },
  },
};

/** Ids that the API answers with a failure. */
const REFUSED: Readonly<Record<string, number>> = { gone: 404, down: 500 };

/** Generous limits, so that tests pass on a busy machine. */
const SLOW_MACHINE: RenderLimits = { load: 30_000, first: 2_000, render: 2_000, maxWait: 60_000 };

/**
 * The gateway with a worker that renders, and the fake builds of a shell and a cafe. For tests.
 *
 * @param logs receives everything that is logged; absent: nothing is
 */
export async function fakeRenderedShop(limits: Partial<RenderLimits> = {}, logs?: LogTarget) {
  const state = { data: 1, stock: 1, now: 0, pieces: 5, requested: 0, followed: 0 };
  const failures: string[] = [];
  const reports: string[] = [];
  const counted: string[] = [];
  const answered: string[] = [];
  const shop = await fakeShop({}, null, {
    now: () => state.now,
    logs,
    counts: {
      ...createMemoryCounts(),
      add: async (events) => {
        for (const { part, release, name, reason, count = 1 } of events)
          if (reason === null) counted.push(`${part} ${release} ${name} ${count}`);
          else reports.push(`${part} ${release} ${reason}`);
      },
    },
    addCalls(app) {
      app.get('/api/v1/setting/get', async () => ({ data: { weekly: [] } }));
      app.get<{ Querystring: { key?: string } }>('/api/v1/order/follow/:code', async (request, reply) => {
        const { cookie = '' } = request.headers;
        if (request.url.includes('/BROKEN')) throw new Error('The disk is full');
        if (request.query.key !== 'right' && cookie !== 'who=customer') return reply.code(404).send({});
        state.followed += 1;
        return { data: { name: cookie === '' ? 'with the key' : `of ${cookie}` } };
      });
      app.get<{ Params: { id: string } }>('/api/v1/closet/get/:id', async ({ params: { id } }, reply) => {
        if (id in REFUSED) return reply.code(REFUSED[id] ?? 500).send({ data: null });
        state.requested += 1;
        return { data: { pieces: state.pieces } };
      });
    },
    rendering: {
      worker: compileWorker(),
      limits: { ...SLOW_MACHINE, ...limits },
      readVersions: async () => ({ data: state.data, stock: state.stock }),
      metrics: {
        answered: (how) => answered.push(how),
        rendered: () => {},
        failed: (part: string, reason: FailureReason) => failures.push(`${part} ${reason}`),
      },
    },
  });

  return {
    ...shop,
    state,
    /** Recorded metrics: pages by origin, failures by part and reason; and the reasons that were counted. */
    answered,
    failures,
    reports,
    /** Counted events without a reason: `cafe <release> rendered 1`; rendered pages once the shop is closed. */
    counted,
    /** Releases a shell whose pages also show these words. */
    async goLiveShell(code = shellCode()) {
      await fakeShell(shop.dist('shell'), { routes: ROUTES });
      await writeServerBuild(shop.dist('shell'), code);
      return (await shop.goLive('shell')).release;
    },
    /** Releases a cafe with this server build; null: without one. */
    async goLiveCafe(code: string | null = cafeCode(), weight?: number, overrides = {}) {
      await fakeRemote(shop.dist('cafe'), code ?? 'none', { ...PAGES, ...overrides });
      if (code !== null) await writeServerBuild(shop.dist('cafe'), code);
      return (await shop.goLive('cafe', weight)).release;
    },
  };
}

export type FakeRenderedShop = Awaited<ReturnType<typeof fakeRenderedShop>>;
