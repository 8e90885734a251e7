import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startTracing } from '@storefront/http/tracing/start-tracing';
import { checkout, withKey } from '../../test/support/checkout';
import { startOrderShop } from '../../test/support/order-shop';
import { runNode } from '../../test/support/run-node';
import { temporaryFolder } from '../../test/support/temporary-folder';

const folder = temporaryFolder();

/** Starts the server with this environment, and returns the OpenTelemetry packages that it loaded until it stopped. */
async function loadedWith(env: Record<string, string>): Promise<unknown> {
  const file = join(folder(), 'loaded.json');
  const node = await runNode({
    DATA_DIR: join(folder(), 'data'),
    DEMO: '0',
    RENDER: 'off',
    LOG_LEVEL: 'silent',
    LOADED_TO: file,
    NODE_OPTIONS: `--require ${join(__dirname, '../../test/support/loaded-packages.cjs')}`,
    ...env,
  });
  expect((await fetch(`${node.baseUrl}/api/v1/product/getall`)).status).toBe(200);
  expect(await node.stop('SIGINT')).toBe(0);
  return JSON.parse(await readFile(file, 'utf8'));
}

test('C380: without a collector the server loads only the interface of OpenTelemetry', async () => {
  expect(await loadedWith({})).toEqual(['@opentelemetry/api']);
});

test('C381: a server whose collector is away answers, and stops as ever', async () => {
  const loaded = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(loaded).toContain('@opentelemetry/sdk-trace-base');
});

const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const closeOne of close.splice(0)) await closeOne();
});

/** Listens on a free port as a collector that does this with every request. Returns its address. */
async function collectorThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('C381: orders go on while the collector refuses or is silent, and the log says so once', async () => {
  const told: string[] = [];
  let mode: 'refuses' | 'takes' | 'hangs' = 'refuses';
  const endpoint = await collectorThat((request, response) => {
    request.resume();
    if (mode !== 'hangs') response.writeHead(mode === 'takes' ? 200 : 400).end();
  });
  const tracing = await startTracing(endpoint, 'shop', (line) => void told.push(line));
  const shop = await startOrderShop();
  close.unshift(shop.close);
  const order = async () => {
    const body = checkout([{ _id: shop.latte, quantity: 1 }]);
    expect((await shop.guest().call('placeGuestOrder', body, withKey())).status).toBe(200);
  };
  const send = async () => {
    await order();
    await tracing?.flush().catch(() => {});
  };

  await send();
  await send();
  expect(told).toEqual([expect.stringContaining(`Traces did not reach ${endpoint}`)]);
  mode = 'takes';
  await send();
  mode = 'refuses';
  await send();
  expect(told).toHaveLength(2);

  mode = 'hangs';
  await order();
  const flushing = tracing?.flush();
  await order();
  await tracing?.close();
  // The request under way fails once its collector goes.
  flushing?.catch(() => {});
});
