import { resolve } from 'node:path';
import { releasePaths } from '../gateway/src/releases/release-paths.ts';
import { withLock } from '../gateway/src/releases/with-lock.ts';
import { backup } from '../server/src/operations/backup.ts';
import { runCommand } from './lib/command.mjs';
import { showTables } from './src/operations/show-tables.mjs';
import { withShop } from './src/operations/with-shop.mjs';

/** `npm run backup [-- folder]`: saves database, pictures, releases and registry as one snapshot; the shop keeps running. */
async function saveShop([named]) {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const folder = resolve(named ?? `backups/${time}`);
  const { tables } = await withShop((shop) =>
    backup(shop, folder, {
      now: Date.now,
      holdReleases: (work) => withLock(releasePaths.lock(shop.dataDir), work),
    }),
  );
  showTables(tables);
  console.log(`\n  Saved in ${folder}`);
}

await runCommand(() => saveShop(process.argv.slice(2)));
