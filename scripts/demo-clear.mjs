import { built, withShop } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';

/** `npm run demo:clear`: removes the demo's customers and orders from the shop of DATA_DIR or DATABASE_URL. */
async function clear() {
  const { customers, orders, kept } = await withShop(async (shop) => {
    const { withDatabase } = await built('with-database');
    const { clearDemo } = await built('clear-demo');
    return withDatabase(shop, clearDemo);
  });
  console.log(`  Removed ${customers} customers and ${orders} orders of the demo; nothing else changed.`);
  for (const { kind, name, because } of kept)
    console.log(`  Kept ${kind === 'user' ? 'customer' : 'order'} ${name}: ${because}.`);
}

await runCommand(clear);
