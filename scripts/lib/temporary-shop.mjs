import { buildParts } from './build-parts.mjs';
import { buildServer } from './build-server.mjs';
import { stopChild } from './children.mjs';
import { measuredEnv } from './measured-env.mjs';
import { parts } from './paths.mjs';
import { releaseNew } from './release-new.mjs';
import { runServer } from './run-server.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** A shop with its demo on a free port and in a folder of its own, from the sources as they are; `stop` removes it. */
export async function startTemporaryShop() {
  await buildServer();
  await buildParts(parts);
  const { folder: dataDir, remove } = temporaryFolder('bench');
  try {
    await releaseNew(dataDir);
    const { address, child } = await runServer({ dataDir, env: measuredEnv });
    return {
      address,
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
