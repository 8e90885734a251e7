import { parseFlags } from './lib/parse-flags.mjs';
import { faultSuites } from './lib/tests/fault-suites.mjs';
import { testShop } from './lib/tests/test-shop.mjs';

const { values, positionals } = parseFlags(process.argv.slice(2), { whole: { type: 'boolean' } });
if (values.whole) process.env.TEST_WHOLE = '1';

/**
 * `npm run test:faults`: the tests of faults, on SQLite and on PostgreSQL; `npm test` runs them too.
 * `npm run test:faults -- --whole`: the long forms, as PostgreSQL out of reach for 30 s.
 * `npm run test:faults -- sqlite` or `-- postgres`: on one database.
 */
await testShop(positionals, faultSuites);
