import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether to run also what takes minutes and seldom fails alone: `E2E_WHOLE=1 npm test -- browser`. */
export const isWholeRun = Boolean(process.env.E2E_WHOLE);

/** Port of the shop under test; never the one a person's own shop runs on. */
export const PORT = Number(process.env.E2E_PORT ?? 3290);

/** Port of whoever tries another build of a remote out. */
export const OVERRIDE_PORT = PORT + 40;
export const OVERRIDE_ORIGIN = `http://127.0.0.1:${OVERRIDE_PORT}`;

/** Playwright reads its configuration in every process; the first one makes the folder for all, and takes it away. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

process.env.E2E_DATA_DIR ??= makeFolder();

/** Where the shop under test keeps its database, pictures and releases. */
export const DATA_DIR = process.env.E2E_DATA_DIR;

export const staff = { email: 'staff@storefront.test', password: 'a long staff password' };

/** A fresh shop with its demo catalogue, on the embedded database. */
export const shopEnvironment = {
  PORT: String(PORT),
  DATA_DIR,
  DATABASE_URL: '',
  ADMIN_EMAIL: staff.email,
  ADMIN_PASSWORD: staff.password,
  OVERRIDE_ORIGINS: OVERRIDE_ORIGIN,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
};
