import { startChild } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { root, tools } from './lib/paths.mjs';
import { Problem } from './lib/problem.mjs';
import { bold } from './lib/steps.mjs';
import { findPostgres } from './lib/tests/find-postgres.mjs';

const soaks = {
  properties: { folder: 'server/test/properties/', runs: 200 },
  /** Sums of carts with options, coupons, happy hours, points and fees. */
  sums: { folder: 'server/test/properties/(offer|option|receipt)-sums', runs: 1_000 },
  fuzz: { folder: 'server/test/fuzz/', runs: 10_000 },
  kill: { folder: 'server/test/faults/killed/', runs: 20 },
  /** Mails of orders, with a real SMTP server. */
  mails: { folder: 'server/test/faults/killed/order-mail-kill', runs: 20 },
  /** PostgreSQL frozen, cut off and restarted; starts a cluster of its own. */
  silent: { folder: 'server/test/faults/postgres/silent/', runs: 1, hasOwnPostgres: true },
};

async function run({ folder, runs }, url) {
  const child = startChild(process.execPath, [tools.jest, '--testPathPatterns', folder], {
    cwd: root,
    env: { ...process.env, RUNS: String(runs), TEST_DATABASE_URL: url },
  });
  const { code } = await child.closed;
  if (code !== 0) throw new Problem('The soak failed: see above.');
}

/**
 * `npm run soak -- kill [runs]`: repeats the server's property, fuzz or kill tests many times, on both databases.
 * `npm run soak -- sums [runs]`: only the properties of sums, with 1,000 carts each.
 * `npm run soak -- mails [runs]`: only the kills while orders are mailed.
 * `npm run soak -- silent`: the shop while PostgreSQL is silent for thirty seconds.
 */
async function soak([name = '', runs]) {
  const wanted = Object.hasOwn(soaks, name) ? soaks[name] : null;
  if (!wanted) throw new Problem(`Name the soak: npm run soak -- ${Object.keys(soaks).join(' | ')} [runs]`);
  const times = { ...wanted, runs: Number(runs) || wanted.runs };
  if (times.hasOwnPostgres) {
    console.log(bold(`\n  ${name}, ${times.runs} times\n`));
    return run(times, '');
  }
  console.log(bold(`\n  ${name}, ${times.runs} times, on SQLite\n`));
  await run(times, '');
  const postgres = await findPostgres((note) => console.log(bold(`\n  and on PostgreSQL: ${note}\n`)));
  try {
    if (postgres) await run(times, postgres.url);
  } finally {
    await postgres?.stop();
  }
}

await runCommand(() => soak(process.argv.slice(2)));
