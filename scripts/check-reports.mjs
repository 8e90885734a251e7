import { migrate } from '../server/src/platform/db/migrate.ts';
import { openDatabase } from '../server/src/platform/db/open-database.ts';
import { checkSums, repairSums } from '../server/src/reports/recount-sums.ts';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { withShop } from './src/operations/with-shop.mjs';

/** `npm run check:reports [-- --repair]`: compares the sums of reports with the orders of the shop (C285). */
async function check(flags) {
  const isRepair = flags.includes('--repair');
  const unknown = flags.find((flag) => flag !== '--repair');
  if (unknown) throw new Problem(`There is no ${unknown}; there is --repair`);
  const wrong = await withShop(async (shop) => {
    const db = await openDatabase(shop);
    try {
      await migrate(db, Date.now);
      const found = await checkSums(db);
      if (found.length > 0 && isRepair) await repairSums(db);
      return found;
    } finally {
      await db.destroy();
    }
  });
  for (const { table, side, row } of wrong) console.log(`  ${table}, ${side}: ${JSON.stringify(row)}`);
  if (wrong.length === 0) console.log('  The reports are what the orders say.');
  else if (isRepair) console.log('  The sums are counted again from the orders.');
  else
    throw new Problem(
      'The reports are not what the orders say; `npm run check:reports -- --repair` counts them again',
    );
}

await runCommand(() => check(process.argv.slice(2)));
