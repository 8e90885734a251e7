import { built, withShop } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { showTables } from './lib/show-tables.mjs';

/** `npm run migrate-to-postgres`: copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL. */
async function move() {
  const tables = await withShop(async ({ dataDir, databaseUrl }) => {
    if (databaseUrl === null) throw new Problem('Set DATABASE_URL to the PostgreSQL to copy the data into.');
    const { migrateToPostgres } = await built('migrate-to-postgres');
    return migrateToPostgres({ dataDir, databaseUrl, now: Date.now });
  });
  showTables(tables);
  console.log(
    '\n  Counts and sums are the same on both sides. Start the server with DATABASE_URL from now on.',
  );
}

await runCommand(move);
