import { withShop } from '../../scripts/lib/built.mjs';
import { runCommand } from '../../scripts/lib/command.mjs';
import { listCalls } from '../../server/src/operations/large/list-calls.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { openDatabase } from '../../server/src/platform/db/open-database.ts';

const TIMES = 60;
/** Warm-up calls: the first ones prepare statements. */
const WARM = 5;

async function timesOf(db, call) {
  const times = [];
  for (let index = 0; index < WARM + TIMES; index += 1) {
    const began = performance.now();
    await call(db);
    if (index >= WARM) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

const shown = (ms) => ms.toFixed(1).padStart(8);

/**
 * `npm run measure:lists`: measures minimum, p50 and p99 of every list of a shop filled by `seed:large`, in ms, without
 * HTTP.
 */
async function measure() {
  await withShop(async (shop) => {
    const db = await openDatabase(shop);
    try {
      const began = performance.now();
      await migrate(db, Date.now);
      console.log(`opened and migrated in ${Math.round(performance.now() - began)} ms`);
      console.log(`${'ms'.padEnd(64)}${'least'.padStart(8)}${'p50'.padStart(8)}${'p99'.padStart(8)}`);
      for (const [name, call] of listCalls(Date.now())) {
        const times = await timesOf(db, call);
        console.log(
          name.padEnd(64) +
            shown(times[0]) +
            shown(times[TIMES / 2]) +
            shown(times[Math.floor(TIMES * 0.99)]),
        );
      }
    } finally {
      await db.destroy();
    }
  });
}

await runCommand(measure);
