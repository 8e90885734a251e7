import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether to include slow variants that seldom fail alone: `TEST_WHOLE=1 npm test -- browser`. */
export const isWholeRun = Boolean(process.env.TEST_WHOLE);

/** Ports of the shops under test, separated by commas. The default is not the port of `npm start`. */
const ports = (process.env.E2E_PORT ?? '3290').split(',').map(Number);

/** Creates the data folder and removes it on exit. Only the first process that reads the configuration calls this. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

process.env.E2E_DATA_DIR ??= makeFolder();
const folder = process.env.E2E_DATA_DIR;

export const staff = { email: 'staff@storefront.test', password: 'a long staff password' };

function createShop(port: number, index: number) {
  const overridePort = port + 40;
  const overrideOrigin = `http://127.0.0.1:${overridePort}`;
  const dataDir = join(folder, String(index));
  /** A new shop with its demo catalogue and no orders, on the embedded database. */
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_LIFE: '0',
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
    OVERRIDE_ORIGINS: overrideOrigin,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  };
  return { port, overridePort, overrideOrigin, dataDir, environment };
}

/** The shops under test: one for each worker, which may change its releases and settings. */
export const shops = ports.map(createShop);

/** The shop of this worker. Playwright numbers the workers that run at the same time. */
const shop = shops[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % shops.length];
if (!shop) throw new Error('E2E_PORT names no port.');

export const PORT = shop.port;
/** Port of a server that offers another build of a remote. */
export const OVERRIDE_PORT = shop.overridePort;
export const OVERRIDE_ORIGIN = shop.overrideOrigin;
/** Folder of the shop's database, pictures and releases. */
export const DATA_DIR = shop.dataDir;
export const shopEnvironment = shop.environment;
