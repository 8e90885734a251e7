import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverBuild } from './build-server.mjs';
import { root } from './paths.mjs';
import { Problem } from './problem.mjs';

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

/** Runs release code; turns its `ReleaseError` into a {@link Problem}. */
export async function withReleases(work) {
  try {
    return await work();
  } catch (error) {
    throw error.name === 'ReleaseError' ? new Problem(error.message) : error;
  }
}
