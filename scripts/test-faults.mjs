import { runCommand } from './lib/command.mjs';
import { parseFlags } from './lib/parse-flags.mjs';
import { faultSuites } from './lib/tests/fault-suites.mjs';
import { runSuites } from './lib/tests/test-shop.mjs';

/**
 * `npm run test:faults`: the tests of faults, on SQLite and on PostgreSQL; `npm test` runs them too.
 * `npm run test:faults -- --whole`: their long forms.
 * `npm run test:faults -- sqlite`: on one database.
 */
await runCommand(async () => {
  const { values, positionals } = parseFlags(process.argv.slice(2), { whole: { type: 'boolean' } });
  if (values.whole) process.env.TEST_WHOLE = '1';
  await runSuites(positionals, faultSuites);
});
