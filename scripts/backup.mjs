import { resolve } from 'node:path';
import { built, withReleases, withShop } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { showTables } from './lib/show-tables.mjs';

/** `npm run backup [-- folder]`: saves database, pictures, releases and registry as one snapshot; the shop keeps running. */
async function saveShop([named]) {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const folder = resolve(named ?? `backups/${time}`);
  const { tables } = await withShop(
    async (shop) => {
      const { backup } = await built('backup');
      const { pullReleases } = await built('pull-releases');
      const { releasePaths } = await built('release-paths');
      const { withLock } = await built('with-lock');
      // With a bucket: the folder then has its registry, and every release that visitors get.
      await withReleases(() => pullReleases(shop));
      const holdReleases = (work) => withLock(releasePaths.lock(shop.dataDir), work);
      return backup(shop, folder, { now: Date.now, holdReleases });
    },
    { mayBeNew: true },
  );
  showTables(tables);
  console.log(`\n  Saved in ${folder}`);
}

await runCommand(() => saveShop(process.argv.slice(2)));
