import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '@storefront/http/run-process';
import { startTracing } from '@storefront/http/tracing/start-tracing';
import { fakeRemote, fakeShell } from '../test/support/fake-build';
import { block } from '../test/support/fake-shop';
import { readGatewayEnv } from './gateway-env';
import { release } from './releases/release';
import { startGateway } from './start-gateway';

let dataDir: string;
let api: Server | null;
let gateway: RunningServer | null;
/** The `traceparent` of each call that the API got. */
let traces: (string | undefined)[];

/** Answers like an API at another origin. Keys are paths; the current user needs the cookie `sid=staff`. */
async function startApi(answers: Readonly<Record<string, unknown>>): Promise<string> {
  const server = createServer(({ url = '', headers }, response) => {
    const path = url.split('?')[0] ?? '';
    traces.push(headers.traceparent?.toString());
    const isKnown =
      path in answers && (path !== '/api/v1/user/getuser' || headers.cookie?.includes('sid=staff'));
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? answers[path] : { success: false, message: 'none', data: null }));
  });
  api = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function goLive(name: string, write: (dist: string) => Promise<unknown>): Promise<void> {
  const dist = join(dataDir, 'builds', name);
  await mkdir(dist, { recursive: true });
  await write(dist);
  await release({ dataDir, name, dist, now: Date.now });
}

async function start(apiOrigin: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = readGatewayEnv({
    DATA_DIR: dataDir,
    RENDER: 'off',
    LOG_LEVEL: 'silent',
    API_ORIGIN: apiOrigin,
    ...more,
  });
  gateway = await startGateway({ ...env, port: 0 });
  return gateway.address;
}

const getPage = async (address: string, path: string) => (await fetch(`${address}${path}`)).text();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
  api = null;
  gateway = null;
  traces = [];
  await goLive('shell', fakeShell);
  await goLive('cafe', (dist) => fakeRemote(dist, 'one'));
});
afterEach(async () => {
  await gateway?.stop();
  api?.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('it is ready until it is about to stop', async () => {
  const address = await start('http://127.0.0.1:9');
  expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  const drained = gateway?.drain();
  const answer = await fetch(`${address}/health/ready`);
  expect([answer.status, await answer.json()]).toEqual([503, { ready: false }]);
  await drained;
});

test('C406: a node that cannot read the registry at its start is not ready until it can, and stays ready then', async () => {
  const file = join(dataDir, 'registry.json');
  const whole = await readFile(file);
  await writeFile(file, '{"parts":');
  const address = await start('http://127.0.0.1:9');
  const ready = async () => (await fetch(`${address}/health/ready`)).status;
  expect([await ready(), (await fetch(`${address}/menu`)).status]).toEqual([503, 503]);
  await writeFile(file, whole);
  expect([await ready(), (await fetch(`${address}/menu`)).status]).toEqual([200, 200]);
  await writeFile(file, '{"parts":');
  expect([await ready(), (await fetch(`${address}/menu`)).status]).toEqual([200, 200]);
});

test('C484: a node that lacks a live remote is not ready; /health of pages alone says so, and names the releases', async () => {
  const folder = join(dataDir, 'releases', 'cafe');
  const [id = ''] = await readdir(folder);
  await rename(join(folder, id), join(folder, 'away'));
  const address = await start('http://127.0.0.1:9');
  const health = async () => {
    const answer = await fetch(`${address}/health`);
    return [answer.status, await answer.json()];
  };
  expect((await fetch(`${address}/health/ready`)).status).toBe(503);
  expect(await health()).toMatchObject([503, { live: true, ready: false, releases: { cafe: id } }]);
  await rename(join(folder, 'away'), join(folder, id));
  expect(await health()).toMatchObject([200, { live: true, ready: true }]);
});

test('C484: the releases of REGISTRY are in DATA_DIR; a node whose REGISTRY is not there is not ready', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'registry-'));
  const REGISTRY = join(elsewhere, 'registry.json');
  const address = await start('http://127.0.0.1:9', { REGISTRY });
  const seen = async () => [
    (await fetch(`${address}/health/ready`)).status,
    (await fetch(`${address}/menu`)).status,
  ];
  expect(await seen()).toEqual([503, 503]);
  await rename(join(dataDir, 'registry.json'), REGISTRY);
  expect(await seen()).toEqual([200, 200]);
  await rm(elsewhere, { recursive: true });
});

test('C406: a node that cannot read the live shell at its start is not ready; before the first release it is', async () => {
  const folder = join(dataDir, 'releases', 'shell');
  const [id = ''] = await readdir(folder);
  await rename(join(folder, id), join(folder, 'away'));
  const address = await start('http://127.0.0.1:9');
  const ready = async () => (await fetch(`${address}/health/ready`)).status;
  expect(await ready()).toBe(503);
  await rename(join(folder, 'away'), join(folder, id));
  expect(await ready()).toBe(200);
  await gateway?.stop();
  await rm(join(dataDir, 'registry.json'));
  expect((await fetch(`${await start('http://127.0.0.1:9')}/health/ready`)).status).toBe(200);
});

test('in front of our own API it fills pages with their first data', async () => {
  const origin = await startApi({
    '/health/versions': { data: 1, stock: 1 },
    '/api/v1/setting/get': { data: { notice: 'Momo day' } },
  });
  const html = await getPage(await start(origin), '/menu');
  expect(block(html, 'storefront-config')).toMatchObject({ apiOrigin: origin, ownServer: true });
  expect(block(html, 'storefront-data')).toEqual([
    { key: ['getSettings', {}], data: { notice: 'Momo day' } },
  ]);
});

test('in front of an API that implements only §7 it sends pages without data', async () => {
  const origin = await startApi({ '/api/v1/setting/get': { data: { notice: 'Momo day' } } });
  const html = await getPage(await start(origin), '/menu');
  expect(block(html, 'storefront-config')).toMatchObject({ apiOrigin: origin, ownServer: false });
  expect(html).not.toContain('Momo day');
});

test('C332: a picture that the API names by its path is at the API', async () => {
  const origin = await startApi({ '/health/versions': { data: 1, stock: 1 } });
  const answer = await fetch(`${await start(origin)}/media/momo-320.webp`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `${origin}/media/momo-320.webp`]);
});

test('while the API is down it sends pages without data', async () => {
  const html = await getPage(await start('http://127.0.0.1:9'), '/menu');
  expect(block(html, 'storefront-config')).toMatchObject({ ownServer: false });
});

test('the API decides who may read the health of releases', async () => {
  const origin = await startApi({
    '/health/versions': { data: 1, stock: 1 },
    '/api/v1/user/getuser': { data: [{ role: 'admin' }] },
  });
  const address = await start(origin);
  const ask = (cookie: string) => fetch(`${address}/releases/health`, { headers: { cookie } });
  expect((await ask('sid=nobody')).status).toBe(401);
  const answer = await ask('sid=staff');
  expect([answer.status, Object.keys(Object(await answer.json()))]).toEqual([200, ['shell', 'cafe']]);
});

test('C292: staff who may not change settings do not read the health of releases', async () => {
  const origin = await startApi({
    '/health/versions': { data: 1, stock: 1 },
    '/api/v1/user/getuser': { data: [{ role: 'admin', staffRole: 'rider' }] },
  });
  const answer = await fetch(`${await start(origin)}/releases/health`, { headers: { cookie: 'sid=staff' } });
  expect(answer.status).toBe(403);
});

test('it serves its own metrics to this machine', async () => {
  const address = await start(await startApi({ '/health/versions': { data: 1, stock: 1 } }));
  await getPage(address, '/menu');
  const text = await (await fetch(`${address}/metrics`)).text();
  expect(text).toMatch(/^http_request_duration_seconds_count\{call="[^"]+",status="200"\} 1$/m);
  expect(text).toContain('remote_visits_total');
  const proxied = await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(proxied.status).toBe(404);
});

test('C383: calls of a page to an API at another origin continue the trace of the page', async () => {
  const origin = await startApi({ '/health/versions': { data: 1, stock: 1 } });
  const tracing = await startTracing(origin, 'shop-gateway', () => {});
  const address = await start(origin);
  traces = [];
  const { headers } = await fetch(`${address}/menu`);
  const [, trace] = /desc="(00-[0-9a-f]{32})-/.exec(headers.get('server-timing') ?? '') ?? [];
  expect(traces).toEqual([expect.stringContaining(trace ?? 'none')]);
  await tracing?.close();
});

test('C380: without a collector no call has a trace', async () => {
  const address = await start(await startApi({ '/health/versions': { data: 1, stock: 1 } }));
  const { headers } = await fetch(`${address}/menu`);
  expect(headers.has('server-timing')).toBe(false);
  expect(new Set(traces)).toEqual(new Set([undefined]));
});
