import { migrate } from '../server/src/platform/db/migrate.ts';
import { openDatabase } from '../server/src/platform/db/open-database.ts';
import { turnOffByOperator } from '../server/src/users/second-factor/turn-off-by-operator.ts';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { withShop } from './src/operations/with-shop.mjs';

/** `npm run second-factor:off -- asha@example.com`: for a person who lost app and recovery codes (C297). */
async function turnOff([email, ...more]) {
  if (!email || more.length > 0)
    throw new Problem('Name one e-mail address: `npm run second-factor:off -- asha@example.com`');
  const done = await withShop(async (shop) => {
    const db = await openDatabase(shop);
    try {
      await migrate(db, Date.now);
      return await turnOffByOperator(db, email, Date.now());
    } finally {
      await db.destroy();
    }
  });
  if (done === 'unknown') throw new Problem(`No account has the address ${email}`);
  console.log(
    done === 'off'
      ? `  Two-step login of ${email} was off already.`
      : `  Two-step login of ${email} is off, and everybody who was signed in to the account is signed out.`,
  );
}

await runCommand(() => turnOff(process.argv.slice(2)));
