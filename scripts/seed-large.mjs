import { seedLarge } from '../server/src/operations/large/seed-large.ts';
import { LARGE } from '../server/src/operations/large/sizes.ts';
import { withDatabase } from '../server/src/operations/with-database.ts';
import { withShop } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { duration } from './lib/steps.mjs';

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
  const show = (what, done, total) => {
    const time = duration(performance.now() - began);
    console.log(
      `  ${what.padEnd(13)} ${done.toLocaleString('en')} of ${total.toLocaleString('en')}  ${time}`,
    );
  };
  await withShop((shop) => withDatabase(shop, (db) => seedLarge(db, sizes, Date.now(), show)), {
    mayBeNew: true,
  });
}

await runCommand(() => seed(process.argv.slice(2)));
