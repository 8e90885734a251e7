import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { release } from '@storefront/gateway/releases/release';
import { rollback } from '@storefront/gateway/releases/rollback';
import {
  RELEASE_HEALTH_PATH,
  REPORTS_AT_ONCE,
  REPORTS_PATH,
} from '@storefront/shared/delivery/release-reports';
import { fakeRemote, fakeShell, writeFiles } from '../../gateway/test/support/fake-build';
import type { ApiParts } from '../src/app/start-api';
import type { Env } from '../src/platform/config/env';
import { readShopEnv } from '../src/shop/shop-env';
import { addGateway } from '../src/shop/start-shop';
import type { HttpClient } from './support/http-client';
import { startTestServer, type TestServer } from './support/start-test-server';

const withGateway = (parts: ApiParts, env: Env, now: () => number) =>
  addGateway(parts, { ...readShopEnv({ RENDER: 'off' }), ...env }, now);

let server: TestServer;
let first: string;
let second: string;

async function releaseCafe(script: string): Promise<string> {
  const { dataDir } = server.env;
  const dist = join(dataDir, 'builds/cafe');
  await mkdir(dist, { recursive: true });
  await fakeRemote(dist, script);
  return (await release({ dataDir, name: 'cafe', dist, now: Date.now })).release;
}

beforeEach(async () => {
  server = await startTestServer({}, { extend: withGateway });
  first = await releaseCafe('one');
  second = await releaseCafe('two');
});
afterEach(() => server.close());

async function send(
  reports: unknown,
  headers: Record<string, string> = {},
  shell?: string | null,
): Promise<number> {
  const answer = await fetch(`${server.baseUrl}${REPORTS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ shell, reports }),
  });
  return answer.status;
}

async function partsHealth() {
  const answer = await fetch(`${server.baseUrl}/health`);
  const { remotes } = (await answer.json()) as {
    remotes: Record<'cafe' | 'shell', Record<string, unknown>>;
  };
  return remotes;
}

const cafeHealth = async () => (await partsHealth()).cafe;

const visit = (id: string) => ({ remote: 'cafe', release: id, kind: 'visit' });
const trouble = (id: string, reason = 'TypeError: no price') => ({
  remote: 'cafe',
  release: id,
  kind: 'render',
  reason,
});
const vital = (value: number) => ({ remote: 'cafe', release: second, kind: 'vital', vital: 'LCP', value });

test('a report of a remote that no registry has is ignored, also of one named like a property of objects', async () => {
  for (const remote of ['kitchen', 'constructor'])
    expect(await send([{ ...visit(second), remote }, visit(second)])).toBe(204);
});

test('C117: /health counts visits and errors of the live release and of the previous one', async () => {
  await send([visit(first), visit(second), visit(second), trouble(second)]);
  expect(await cafeHealth()).toMatchObject({
    release: second,
    visits: 2,
    errors: 1,
    errorsPerHundredVisits: 50,
    byKind: { render: 1 },
    lastError: { kind: 'render', reason: 'TypeError: no price' },
    advice: null,
    previous: { release: first, visits: 1, errors: 0, lastError: null },
  });
});

/** Reads /health until it names this release: its details may be a second old. */
async function healthOf(release: string): ReturnType<typeof cafeHealth> {
  const health = await cafeHealth();
  return health.release === release ? health : healthOf(release);
}

test('C117: for a release with more errors per visit than the previous one, /health advises a rollback', async () => {
  await send([visit(first), visit(first), trouble(first)]);
  await send([visit(second), visit(second), trouble(second), trouble(second), trouble(second)]);
  expect(await cafeHealth()).toMatchObject({
    advice: 'worse than the release before: roll back with npm run rollback -- cafe',
  });
  await rollback({ dataDir: server.env.dataDir, name: 'cafe', now: Date.now });
  expect(await healthOf(first)).toMatchObject({ advice: null, previous: null });
});

describe('C492: a shell under which a remote fails', () => {
  let oldShell: string;
  let newShell: string;
  const releaseShell = async (script: string, weight?: number) => {
    const { dataDir } = server.env;
    const dist = join(dataDir, 'builds/shell');
    await fakeShell(dist);
    await writeFiles(dist, { 'client/assets/main.1.js': script });
    return (await release({ dataDir, name: 'shell', dist, now: Date.now, ...(weight && { weight }) }))
      .release;
  };
  const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
  const under = (shell: string | null, visits: number, errors: number, id = second) =>
    send([...times(visits, visit(id)), ...times(errors, trouble(id))], {}, shell);
  async function health() {
    const { body } = await (await server.asAdmin()).client.raw('GET', RELEASE_HEALTH_PATH);
    return body as unknown as Awaited<ReturnType<typeof partsHealth>>;
  }
  async function advices() {
    const { cafe, shell } = await health();
    return { cafe: cafe.advice, shell: shell.advice };
  }
  const ROLL_CAFE = 'worse than the release before: roll back with npm run rollback -- cafe';

  beforeEach(async () => {
    await under(null, 15, 0, first);
    oldShell = await releaseShell('one');
    await under(oldShell, 15, 0);
  });

  test('is to blame until it is rolled back; the figures of the remote stay whole', async () => {
    newShell = await releaseShell('two');
    await under(newShell, 5, 4);
    expect(await advices()).toEqual({
      cafe: null,
      shell: 'worse for cafe than the release before: roll back with npm run rollback -- shell',
    });
    await rollback({ dataDir: server.env.dataDir, name: 'shell', now: Date.now });
    expect(await advices()).toEqual({ cafe: null, shell: null });
    // Tabs that are still open.
    await under(newShell, 5, 4);
    expect(await advices()).toEqual({ cafe: null, shell: null });
    expect((await health()).cafe).toMatchObject({ visits: 25, errors: 8, byKind: { render: 8 } });
  });

  test('is not to blame if the remote fails under the shell before, too, or if nobody used it there', async () => {
    await under(oldShell, 0, 12);
    newShell = await releaseShell('two');
    await under(newShell, 5, 4);
    expect(await advices()).toEqual({ cafe: ROLL_CAFE, shell: null });
    await under(newShell, 5, 5, await releaseCafe('three'));
    expect(await advices()).toMatchObject({ shell: null });
  });

  test('is not known from older shells, nor from made-up ones', async () => {
    newShell = await releaseShell('two');
    expect(await under(null, 5, 4)).toBe(204);
    expect(await under('9.9.9-000000000000', 5, 0)).toBe(204);
    expect(await under('no release', 5, 0)).toBe(204);
    expect(await advices()).toEqual({ cafe: ROLL_CAFE, shell: null });
    const rows = await server.db.selectFrom('release_figures').select('name').execute();
    expect(rows.map(({ name }) => name).filter((name) => name.includes('@'))).toEqual([`visit@${oldShell}`]);
  });

  test('as a canary is to blame, too', async () => {
    newShell = await releaseShell('two', 10);
    await under(newShell, 5, 4);
    const { shell, cafe } = await health();
    expect(shell).toMatchObject({
      advice: null,
      canary: {
        advice: 'worse for cafe than the live release: roll back with npm run rollback -- shell',
      },
    });
    expect(cafe).toMatchObject({ advice: null });
  });

  test('has visits of its own', async () => {
    await send([{ remote: 'shell', release: oldShell, kind: 'visit' }], {}, oldShell);
    expect((await partsHealth()).shell).toMatchObject({
      release: oldShell,
      visits: 1,
      errors: 0,
      renders: 0,
    });
  });
});

test('a vital is its 75th percentile', async () => {
  await send([100, 900, 1200, 9000].map(vital));
  expect(await cafeHealth()).toMatchObject({ vitals: { LCP: 1500 } });
});

test('reports of a release that was never live are not counted', async () => {
  expect(await send([visit('9.9.9-000000000000'), { ...visit(first), remote: 'pub' }])).toBe(204);
  expect(await server.db.selectFrom('release_figures').selectAll().execute()).toEqual([]);
});

test.each([
  ['no list', {}],
  ['an empty list', []],
  ['more than fit', Array.from({ length: REPORTS_AT_ONCE + 1 }, () => vital(1))],
  ['an unknown kind', [{ ...vital(1), kind: 'mood' }]],
  ['a name that is none', [{ ...vital(1), remote: '../x' }]],
  ['a value beyond any visit', [vital(1e12)]],
  [
    'a reason that is too long',
    [{ remote: 'cafe', release: '1.0.0-0', kind: 'load', reason: 'x'.repeat(400) }],
  ],
])('%s is refused', async (_, reports) => {
  expect(await send(reports)).toBe(400);
});

test('a page of another site cannot report (P61), and large bodies are refused', async () => {
  expect(await send([vital(1)], { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await send([{ ...vital(1), more: 'x'.repeat(17_000) }])).toBe(413);
});

test('personal data in error messages is not stored', async () => {
  const reason =
    'Error: asha@example.com, 9812345678, "House 14, Campus Road, Lakeside" at /single/1?k=SECRET';
  await send([trouble(second, reason)]);
  expect(await cafeHealth()).toMatchObject({ lastError: { reason: 'Error: … …, … at /single/1…' } });
});

test('C321: an error has its React code, and component and places by their sources where the release has maps', async () => {
  const { dataDir } = server.env;
  const map = { version: 3, names: [], sources: ['cafe-remote/src/pages/MenuPage.tsx'], mappings: ';AAIE' };
  await writeFiles(join(dataDir, 'builds/cafe/maps/assets'), { 'menu.1.js.map': map });
  const mapped = await releaseCafe('three');
  const message =
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Asha for the full message';
  const error = {
    ...trouble(mapped, `Error: ${message}`),
    component: 'Ko (menu.1.js:2:20)',
    at: ['menu.1.js:2:40', 'main.9f.js:1:7'],
  };
  // What is no place may be personal data, and is left out.
  await send([error, { ...trouble(first), component: 'Asha Rai', at: ['/single/1?k=SECRET'] }]);
  const { client } = await server.asAdmin();
  const { body } = await client.raw('GET', RELEASE_HEALTH_PATH);
  expect(body).toMatchObject({
    cafe: {
      release: mapped,
      lastError: {
        reason:
          'Error: React error 418\nin Ko (cafe-remote/src/pages/MenuPage.tsx:5:3)\nat cafe-remote/src/pages/MenuPage.tsx:5:3\nat main.9f.js:1:7',
      },
    },
  });
  const stored = await server.db.selectFrom('release_figures').select('detail').execute();
  expect(JSON.stringify(stored)).not.toMatch(/Asha|SECRET/);
  const file = `/releases/cafe/${mapped}`;
  for (const path of [
    `${file}/maps/assets/menu.1.js.map`,
    `${file}/assets/menu.1.js.map`,
    `${file}/..%2fmaps/x`,
  ])
    expect((await fetch(server.baseUrl + path)).status).toBe(404);
});

test('C324: /metrics counts visits, errors and fallbacks by remote and release, with eight labels at most', async () => {
  await send([
    visit(first),
    visit(second),
    visit(second),
    trouble(second),
    { ...visit(second), kind: 'fallback' },
  ]);
  const read = async () => (await fetch(`${server.baseUrl}/metrics`)).text();
  const before = await read();
  for (const line of [
    `remote_visits_total{remote="cafe",release="${first}"} 1`,
    `remote_visits_total{remote="cafe",release="${second}"} 2`,
    `remote_errors_total{remote="cafe",release="${second}",kind="render"} 1`,
    `remote_errors_total{remote="cafe",release="${second}",kind="load"} 0`,
    `remote_fallbacks_total{remote="cafe",release="${second}"} 1`,
  ])
    expect(before.split('\n')).toContain(line);

  const later: string[] = [];
  for (const script of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) {
    later.push(await releaseCafe(script));
    await send(later.map(visit));
  }
  await send([visit(first)]);
  const lines = (await read()).split('\n').filter((line) => line.startsWith('remote_visits_total{'));
  expect(lines.map((line) => /release="([^"]+)"/.exec(line)?.[1]).sort()).toEqual(
    ['older', ...later.slice(-6)].sort(),
  );
});

test('a network can report sixty times a minute', async () => {
  await server.close();
  server = await startTestServer({ rateLimit: true }, { extend: withGateway });
  const answers = await Promise.all(Array.from({ length: 61 }, () => send([visit('1.0.0-000000000000')])));
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});

test('C117: only staff who may change settings can read the health of releases', async () => {
  const ask = (client: HttpClient) => client.raw('GET', RELEASE_HEALTH_PATH);
  expect((await ask((await server.asAdmin('rider')).client)).status).toBe(403);
  expect((await ask(server.guest())).status).toBe(401);
  expect((await ask((await server.asCustomer()).client)).status).toBe(403);
  const answer = await ask((await server.asAdmin()).client);
  expect([answer.status, answer.body]).toMatchObject([200, { cafe: { release: second } }]);
});
