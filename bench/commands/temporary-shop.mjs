import { buildParts } from '../../scripts/lib/build-parts.mjs';
import { buildServer } from '../../scripts/lib/build-server.mjs';
import { stopChild } from '../../scripts/lib/children.mjs';
import { measuredEnv } from '../../scripts/lib/measured-env.mjs';
import { parts } from '../../scripts/lib/paths.mjs';
import { releaseNew } from '../../scripts/lib/release-new.mjs';
import { runServer } from '../../scripts/lib/run-server.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

/** Starts a demo shop of the current sources on a free port, in its own folder; `stop` removes it. */
export async function startTemporaryShop() {
  await buildServer();
  await buildParts(parts);
  const { folder: dataDir, remove } = temporaryFolder('bench');
  try {
    await releaseNew(dataDir);
    const { address, child } = await runServer({ dataDir, env: measuredEnv });
    return {
      address,
      dataDir,
      async stop() {
        await stopChild(child);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
