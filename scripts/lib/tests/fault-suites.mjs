import { runJest } from './run-jest.mjs';

const FAULTS = 'server/test/faults/';
/** Faults of PostgreSQL itself. */
const POSTGRES = `${FAULTS}postgres/`;
/** Tests of faults that use no database, or the embedded one alone. */
const WITHOUT_POSTGRES = ['killed/(mail|release)-kill', 'disk/read-only-folder'].map(
  (name) => `${FAULTS}${name}`,
);

const runFaults = (name, ignored, url) =>
  runJest(
    `faults-${name}`,
    ['--selectProjects', 'server', '--testPathPatterns', FAULTS, '--testPathIgnorePatterns', ...ignored],
    { TEST_DATABASE_URL: url },
  );

/** The suites of `npm run test:faults`. Their tests are in `server` and `postgres` of `npm test` too. */
export const faultSuites = [
  {
    name: 'sqlite',
    about: 'faults, with the embedded database',
    needs: [],
    run: () => runFaults('sqlite', [POSTGRES], undefined),
  },
  {
    name: 'postgres',
    about: 'faults, with PostgreSQL, and of PostgreSQL',
    needs: ['postgres'],
    run: ({ postgres }) => runFaults('postgres', WITHOUT_POSTGRES, postgres.url),
  },
];
