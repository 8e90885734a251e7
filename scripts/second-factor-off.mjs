import { built, withShop } from './lib/built.mjs';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';

/** `npm run second-factor:off -- asha@example.com`: for a person who lost app and recovery codes (C297). */
async function turnOff([email, ...more]) {
  if (!email || more.length > 0)
    throw new Problem('Name one e-mail address: `npm run second-factor:off -- asha@example.com`');
  const done = await withShop(async (shop) => {
    const { withDatabase } = await built('with-database');
    const { turnOffByOperator } = await built('turn-off-by-operator');
    return withDatabase(shop, (db) => turnOffByOperator(db, email, Date.now()));
  });
  if (done === 'unknown') throw new Problem(`No account has the address ${email}`);
  console.log(
    done === 'off'
      ? `  Two-step login of ${email} was off already.`
      : `  Two-step login of ${email} is off, and everybody who was signed in to the account is signed out.`,
  );
}

await runCommand(() => turnOff(process.argv.slice(2)));
