import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { paintedDemo } from '../src/bench/shop/painted-demo.ts';
import { buildParts } from './build-parts.mjs';
import { buildServer } from './build-server.mjs';
import { stopChild } from './children.mjs';
import { measuredEnv } from './measured-env.mjs';
import { parts } from './paths.mjs';
import { releaseNew } from './release-new.mjs';
import { runServer } from './run-server.mjs';
import { step } from './steps.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** A folder for a shop with its demo, all pictures of it painted; gone when this process ends, or by `remove`. */
export async function paintedFolder() {
  const painted = await paintedDemo();
  const { folder, remove } = temporaryFolder('bench');
  cpSync(join(painted, 'storefront.db'), join(folder, 'storefront.db'));
  symlinkSync(join(painted, 'media'), join(folder, 'media'), 'junction');
  return { folder, remove };
}

/**
 * Builds what a shop with all of its demo's pictures painted needs, from the sources as they are.
 *
 * @returns starts such a shop behind a proxy and in a folder of its own, with these settings; `stop` removes it
 */
export async function preparePaintedShops() {
  await step('Server', () => buildServer());
  await step('Shell and remotes', () => buildParts(parts));
  await step('Pictures', paintedDemo);
  return async (settings = {}) => {
    const { folder: dataDir, remove } = await paintedFolder();
    await releaseNew(dataDir);
    const env = { ...measuredEnv, TRUST_PROXY: '127.0.0.1', ...settings };
    const { address, child } = await runServer({ dataDir, env });
    const stop = async () => {
      await stopChild(child);
      remove();
    };
    return { address, dataDir, stop };
  };
}
