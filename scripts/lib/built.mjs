import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, serverBuild } from './build-server.mjs';
import { root } from './paths.mjs';
import { Problem } from './problem.mjs';
import { checkShop } from './show-shop.mjs';

// Errors of the compiled modules name the sources.
process.setSourceMapsEnabled(true);

/** Imports a compiled module of the server; call {@link buildServer} first. */
export const built = (name) => import(pathToFileURL(serverBuild[name]).href);

/**
 * Reads the environment as the server does, with `dataDir` absolute.
 * @throws {Problem} for a value that cannot be used
 */
export async function readEnvironment() {
  const { readShopEnv } = await built('env');
  try {
    const env = readShopEnv(process.env);
    return { ...env, dataDir: resolve(root, env.dataDir) };
  } catch (error) {
    if (error.name === 'EnvError') throw new Problem(error.message);
    throw error;
  }
}

/** Runs work whose files only this user can read (C461). What is built before and after it is for everybody. */
async function privately(work) {
  const before = process.umask(0o077);
  try {
    return await work();
  } finally {
    process.umask(before);
  }
}

/** Errors that say what an operator can do. */
const FOR_OPERATORS = ['ReleaseError', 'ObjectStoreError'];

/** PostgreSQL lets nobody in: no such database, a wrong password, a wrong user. */
const REFUSED = ['3D000', '28P01', '28000'];

/** Runs release code; turns its errors for operators into a {@link Problem}. */
export async function withReleases(work) {
  try {
    return await privately(work);
  } catch (error) {
    throw FOR_OPERATORS.includes(error.name) ? new Problem(error.message) : error;
  }
}

/**
 * Compiles the server if needed, and runs an operator's work on the shop of the environment. Refuses a folder without a
 * shop, unless it `mayBeNew`.
 *
 * @template T
 * @param {(shop: Awaited<ReturnType<typeof readEnvironment>>) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Problem} for what the operator can fix
 */
export async function withShop(work, { mayBeNew = false } = {}) {
  await buildServer();
  const shop = await readEnvironment();
  if (!shop.databaseUrl && !mayBeNew) checkShop(shop);
  try {
    return await privately(() => work(shop));
  } catch (error) {
    if (REFUSED.includes(error.code)) throw new Problem(`DATABASE_URL: ${error.message}`);
    throw error.name === 'OperationsError' ? new Problem(error.message) : error;
  }
}
