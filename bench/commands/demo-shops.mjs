import { buildParts } from '../../scripts/lib/build-parts.mjs';
import { buildServer } from '../../scripts/lib/build-server.mjs';
import { stopChild } from '../../scripts/lib/children.mjs';
import { measuredEnv } from '../../scripts/lib/measured-env.mjs';
import { parts } from '../../scripts/lib/paths.mjs';
import { releaseNew } from '../../scripts/lib/release-new.mjs';
import { runServer } from '../../scripts/lib/run-server.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

/**
 * Builds everything that a shop needs from the current sources.
 *
 * @returns a function that starts a demo shop behind a proxy, in its own folder, with these settings; `stop` removes it
 */
export async function prepareDemoShops() {
  await step('Server', () => buildServer());
  await step('Shell and remotes', () => buildParts(parts));
  return async (settings = {}) => {
    const { folder: dataDir, remove } = temporaryFolder('bench');
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
