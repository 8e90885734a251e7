import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttp } from '@storefront/http/create-http';
import { Registry } from 'prom-client';
import { fakeGoods } from '../test/support/fake-goods';
import { createGateway } from './gateway';
import { createMemoryCounts } from './telemetry/release-counts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nodes-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function startNode(registry: string | null): Promise<void> {
  const app = createHttp({ logLevel: 'silent', trustProxy: false });
  const config = { apiOrigin: '', ownServer: true, otpEcho: true };
  const gateway = createGateway({
    env: {
      dataDir,
      registry,
      releaseStore: null,
      assetOrigin: null,
      overrideOrigins: [],
      grants: {},
      render: false,
      serviceWorker: true,
    },
    config,
    publicOrigin: null,
    api: {
      get: async () => ({ status: 404, data: null }),
      findVisitor: async () => null,
      readVersions: () => null,
    },
    counts: createMemoryCounts(),
    goods: fakeGoods(),
    worker: '',
    register: new Registry(),
    isLimited: true,
    now: Date.now,
  });
  await gateway.register(app);
  await app.close();
}

test('C122: nodes with another registry note it for pruning, once each', async () => {
  const staging = join(dataDir, 'staging.json');
  const far = 'https://registry.example/shop.json';
  for (const registry of [null, staging, far, staging]) await startNode(registry);
  const folder = join(dataDir, 'registries');
  const notes = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(notes.sort()).toEqual([`${staging}\n`, `${far}\n`].sort());
});
