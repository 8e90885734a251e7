import { migrateToPostgres } from '../server/src/operations/migrate-to-postgres.ts';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { showTables } from './src/operations/show-tables.mjs';
import { withShop } from './src/operations/with-shop.mjs';

/** `npm run migrate-to-postgres`: copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL. */
async function move() {
  const tables = await withShop(({ dataDir, databaseUrl }) => {
    if (databaseUrl === null) throw new Problem('Set DATABASE_URL to the PostgreSQL to copy the data into.');
    return migrateToPostgres({ dataDir, databaseUrl, now: Date.now });
  });
  showTables(tables);
  console.log(
    '\n  Counts and sums are the same on both sides. Start the server with DATABASE_URL from now on.',
  );
}

await runCommand(move);
