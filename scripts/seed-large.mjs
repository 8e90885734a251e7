import { seedLarge } from '../server/src/operations/large/seed-large.ts';
import { LARGE } from '../server/src/operations/large/sizes.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { openDatabase } from '../server/src/platform/db/open-database.ts';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { duration } from './lib/steps.mjs';
import { withShop } from './src/operations/with-shop.mjs';

/** Returns the default sizes, overridden by flags such as `--orders=1000`. */
function sizesOf(flags) {
  const sizes = { ...LARGE };
  for (const flag of flags) {
    const [, name, count] = flag.match(/^--(\w+)=(\d+)$/) ?? [];
    if (!Object.hasOwn(sizes, name ?? ''))
      throw new Problem(`There is no ${flag}; there are --${Object.keys(LARGE).join('=1000, --')}=1000`);
    sizes[name] = Number(count);
  }
  return sizes;
}

/** `npm run seed:large [-- --orders=100000]`: fills an empty shop (DATA_DIR or DATABASE_URL) with a large data set. */
async function seed(flags) {
  const sizes = sizesOf(flags);
  const began = performance.now();
  await withShop(async (shop) => {
    const db = await openDatabase(shop);
    try {
      await migrate(db, Date.now);
      await seedLarge(db, sizes, Date.now(), (what, done, total) => {
        const time = duration(performance.now() - began);
        console.log(
          `  ${what.padEnd(13)} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}  ${time}`,
        );
      });
    } finally {
      await db.destroy();
    }
  });
}

await runCommand(() => seed(process.argv.slice(2)));
