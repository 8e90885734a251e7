import { clearDemo } from '../server/src/operations/demo/clear-demo.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { openDatabase } from '../server/src/platform/db/open-database.ts';
import { runCommand } from './lib/command.mjs';
import { withShop } from './src/operations/with-shop.mjs';

/** `npm run demo:clear`: removes the demo's customers and orders from the shop of DATA_DIR or DATABASE_URL. */
async function clear() {
  const { customers, orders, kept } = await withShop(async (shop) => {
    const db = await openDatabase(shop);
    try {
      await migrate(db, Date.now);
      return await clearDemo(db);
    } finally {
      await db.destroy();
    }
  });
  console.log(`  Removed ${customers} customers and ${orders} orders of the demo; nothing else changed.`);
  for (const { kind, name, because } of kept)
    console.log(`  Kept ${kind === 'user' ? 'customer' : 'order'} ${name}: ${because}.`);
}

await runCommand(clear);
