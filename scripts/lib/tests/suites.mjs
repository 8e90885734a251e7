import { areas } from '../../attacks/weakenings.mjs';
import { proveAll, runUnweakened } from '../attacks.mjs';
import { runChild } from '../children.mjs';
import { parts, root } from '../paths.mjs';
import { withProgress } from '../progress.mjs';
import { verifyTree } from '../verify-tree.mjs';
import { runBrowser } from './run-browser.mjs';
import { runJest } from './run-jest.mjs';

const CONFORMANCE = 'server/test/conformance/';
/** Tests that need PostgreSQL: several nodes on one database, and its own faults. */
const POSTGRES = 'server/test/(faults/)?postgres/';
/** Tests of nodes that share a bucket, and of the bucket itself. */
const S3 = 'server/test/s3/';
/** What the tests with a database import, and the one test that starts a PostgreSQL of its own. */
const WITH_DATABASE = [
  'server/test/support/test-database.ts',
  'server/test/faults/postgres/silent/silent.test.ts',
];
/** Slow tests of what is alike on both databases: the shapes and rights of calls, floods, stopping, filling a shop. */
const ALIKE = [
  CONFORMANCE,
  'server/test/(access|stop|private-data).test.ts',
  'server/test/(faults/clients|fuzz)/',
  'server/src/app/',
  'server/src/catalogue/import/import-bombs.test.ts',
  'server/src/operations/demo/',
  'server/src/platform/realtime/socket-flood.test.ts',
];

async function verify() {
  const results = await verifyTree();
  const passed = results.filter(({ isGood }) => isGood).length;
  return { passed, failed: results.length - passed, unstable: [], output: '' };
}

/** Proves the first weakening of each area; `npm run test:attacks -- --prove` proves all. */
async function attacks() {
  const sample = Object.values(areas).flatMap((area) => area.slice(0, 1));
  const unweakened = await withProgress('attacks', () => runUnweakened(sample, { onlyRows: true }));
  if (unweakened.failed > 0) return { ...unweakened, unstable: [] };
  const proofs = await withProgress('attacks', () => proveAll(sample));
  const missed = proofs.filter(({ problem }) => problem);
  return {
    passed: proofs.length - missed.length,
    failed: missed.length,
    unstable: [],
    output: missed
      .map(({ weakening: { row, weakening }, problem }) => `${row}, ${weakening}: ${problem}`)
      .join('\n'),
  };
}

/** Runs a command whose output has a line with the counts of its checks. */
async function runCounting(name, args, counts, env = {}) {
  const { code, output } = await withProgress(name, () =>
    runChild(process.execPath, ['--import', 'tsx', ...args], { cwd: root, env: { ...process.env, ...env } }),
  );
  const [, passed, failed] = output.match(counts) ?? [null, 0, 1];
  return { passed: Number(passed), failed: Number(failed) || (code === 0 ? 0 : 1), unstable: [], output };
}

/** A short load: few people for ten seconds. */
const PEOPLE = ['--seconds=10', '--minutes=0', '--idle=0', '--browsing=20', '--ordering=30', '--staff=2'];

async function load() {
  const { code, output } = await withProgress('load', () =>
    runChild(process.execPath, ['--import', 'tsx', 'bench/main.mjs', 'load', ...PEOPLE], { cwd: root }),
  );
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, unstable: [], output };
}

/**
 * The suites of `npm test`, in this order; `npm test -- unit browser` runs two of them.
 * `needs` lists what must be found or installed first.
 */
export const suites = [
  { name: 'verify', about: 'format, types, imports, unused code', needs: [], run: verify },
  {
    name: 'docs',
    about: 'commands, variables and pictures of the documents',
    needs: [],
    run: () => runJest('docs', ['--selectProjects', 'docs']),
  },
  {
    name: 'unit',
    about: 'shared, shell, remotes, demo, scripts and bench',
    needs: [],
    run: () =>
      runJest('unit', [
        '--selectProjects',
        'shared',
        ...parts.map(({ name }) => name),
        'demo',
        'scripts',
        'bench',
      ]),
  },
  {
    name: 'server',
    about: 'the server on SQLite, and the gateway',
    needs: [],
    run: () =>
      runJest(
        'server',
        [
          '--selectProjects',
          'http',
          'server',
          'gateway',
          '--testPathIgnorePatterns',
          CONFORMANCE,
          POSTGRES,
          S3,
        ],
        {
          TEST_DATABASE_URL: undefined,
        },
      ),
  },
  {
    name: 'conformance',
    about: 'the same cases against server and mocks',
    needs: [],
    run: () =>
      runJest('conformance', ['--selectProjects', 'server', '--testPathPatterns', CONFORMANCE], {
        TEST_DATABASE_URL: undefined,
      }),
  },
  {
    name: 'openapi',
    about: 'random requests from the OpenAPI document, judged by it',
    needs: [],
    run: () => runCounting('openapi', ['scripts/test-openapi.mjs'], /^(\d+) passed, (\d+) failed$/m),
  },
  {
    name: 'attacks',
    about: 'weakened code, one line per area: a test fails each time',
    needs: [],
    run: attacks,
  },
  {
    name: 'postgres',
    about: 'tests with a database, on PostgreSQL',
    needs: ['postgres'],
    run: ({ postgres }) =>
      runJest(
        'postgres',
        [
          '--selectProjects',
          'server',
          '--findRelatedTests',
          ...WITH_DATABASE,
          ...['--testPathIgnorePatterns', S3, ...(process.env.TEST_WHOLE ? [] : ALIKE)],
        ],
        { TEST_DATABASE_URL: postgres.url },
      ),
  },
  {
    name: 's3',
    about: 'nodes that share a database and a bucket',
    needs: ['postgres', 's3'],
    run: ({ postgres, s3 }) =>
      runJest('s3', ['--selectProjects', 'server', '--testPathPatterns', S3], {
        TEST_DATABASE_URL: postgres.url,
        TEST_BUCKET: s3.url,
        ...s3.env,
      }),
  },
  {
    name: 'builds',
    about: 'the same sources, built in two folders',
    needs: [],
    run: () => runJest('builds', ['--selectProjects', 'builds']),
  },
  {
    name: 'browser',
    about: 'journeys in a real browser',
    needs: ['chromium'],
    run: ({ chromium }) => runBrowser(chromium),
  },
  {
    name: 'weight',
    about: 'bytes and requests of a first visit',
    needs: ['chromium'],
    run: ({ chromium }) =>
      runCounting('weight', ['bench/main.mjs', 'page'], /^(\d+) within budget, (\d+) over$/m, {
        E2E_CHROMIUM: chromium,
      }),
  },
  { name: 'load', about: 'people at once: no error, no order lost', needs: [], run: load },
];
