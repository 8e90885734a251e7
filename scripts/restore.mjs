import { resolve } from 'node:path';
import { built, withShop } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { showTables } from './lib/show-tables.mjs';

/** `npm run restore -- folder`: restores a backup into an empty DATA_DIR or DATABASE_URL. */
async function bringBack([folder]) {
  if (!folder) throw new Problem('Name the backup: npm run restore -- backups/2026-01-31');
  const { madeAt, tables } = await withShop(
    async (shop) => {
      const { restore } = await built('restore');
      return restore(shop, resolve(folder));
    },
    { mayBeNew: true },
  );
  showTables(tables);
  console.log(`\n  Restored the shop of ${madeAt}; counts and sums match.`);
}

await runCommand(() => bringBack(process.argv.slice(2)));
