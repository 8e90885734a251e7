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

/**
 * A shop with its demo, all pictures of it painted, behind a proxy and in a folder of its own; from the sources as they
 * are. `stop` removes it.
 */
export async function startPaintedShop() {
  await step('Server', () => buildServer());
  await step('Shell and remotes', () => buildParts(parts));
  const painted = await step('Pictures', paintedDemo);
  const { folder: dataDir, remove } = temporaryFolder('bench');
  cpSync(join(painted, 'storefront.db'), join(dataDir, 'storefront.db'));
  symlinkSync(join(painted, 'media'), join(dataDir, 'media'), 'junction');
  await releaseNew(dataDir);
  const env = { ...measuredEnv, TRUST_PROXY: '127.0.0.1' };
  const { address, child } = await step('Shop', () => runServer({ dataDir, env }));
  const stop = async () => {
    await stopChild(child);
    remove();
  };
  return { address, dataDir, stop };
}
