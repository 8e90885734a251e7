import { built, withShop } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';

/** `npm run check:reports [-- --repair]`: compares the sums of reports with the orders of the shop (C285). */
async function check(flags) {
  const isRepair = flags.includes('--repair');
  const unknown = flags.find((flag) => flag !== '--repair');
  if (unknown) throw new Problem(`There is no ${unknown}; there is --repair`);
  const wrong = await withShop(async (shop) => {
    const { withDatabase } = await built('with-database');
    const { checkSums, repairSums } = await built('recount-sums');
    return withDatabase(shop, async (db) => {
      const found = await checkSums(db);
      if (found.length > 0 && isRepair) await repairSums(db);
      return found;
    });
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
