import { stopChild } from '../../../scripts/lib/children.mjs';
import { measuredEnv } from '../../../scripts/lib/measured-env.mjs';
import { releaseNew } from '../../../scripts/lib/release-new.mjs';
import { runServer } from '../../../scripts/lib/run-server.mjs';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { fillCloset } from './fill-closet';

export interface ClosetShop {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a shop from the current build with a number of closet items, in its own folder; `stop` removes it. */
export async function startCloset(items: number): Promise<ClosetShop> {
  const { folder: dataDir, remove } = temporaryFolder('bench');
  try {
    await releaseNew(dataDir);
    await fillCloset(dataDir, items);
    const { address, child } = await runServer({ dataDir, env: { ...measuredEnv, DEMO: '0' } });
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
