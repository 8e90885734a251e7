import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverBuild } from './build-server.mjs';
import { root } from './paths.mjs';
import { Problem } from './problem.mjs';

/** A compiled module of the server; {@link buildServer} comes first. */
export const built = (name) => import(pathToFileURL(serverBuild[name]).href);

/** What the environment says, as the server itself reads it, with `dataDir` absolute. */
export async function readEnvironment() {
  const { readEnv } = await built('env');
  try {
    const env = readEnv(process.env);
    return { ...env, dataDir: resolve(root, env.dataDir) };
  } catch (error) {
    if (error.name === 'EnvError') throw new Problem(error.message);
    throw error;
  }
}

/** Runs a piece of the release tool; what it refuses is for the person at the keyboard. */
export async function withReleases(work) {
  try {
    return await work();
  } catch (error) {
    throw error.name === 'ReleaseError' ? new Problem(error.message) : error;
  }
}
