import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { domProject, nodeProject } from './remote-kit/jest/project.mjs';

/**
 * Mutation tests: StrykerJS changes the code in many small ways, and a test has to fail each time. `npm run mutate` runs
 * one process per area and names it in MUTATE_AREA, and files in MUTATE_FILES. Scores and survivors: docs/mutation.md.
 *
 * @typedef {object} Area
 * @property {string} code the folder or file that is changed
 * @property {string[]} tests the tests that run: folders and files
 * @property {'shared' | 'shell' | 'server'} project the workspace of both
 * @property {number} score the percentage of changes that tests have to notice
 */

/** @type {Record<string, Area>} */
export const areas = {
  rules: { code: 'shared/src/rules', tests: ['shared/src/rules'], project: 'shared', score: 90 },
  ordering: { code: 'shared/src/ordering', tests: ['shared/src/ordering'], project: 'shared', score: 90 },
  loyalty: { code: 'server/src/loyalty', tests: ['server/src/loyalty'], project: 'server', score: 90 },
  cart: { code: 'shared/src/cart', tests: ['shared/src/cart'], project: 'shared', score: 80 },
  page: {
    code: 'shell/src/remote-host/page-machine.ts',
    // Tests of screens wait 30 seconds for what a change keeps away.
    tests: [
      'shell/src/remote-host/page-machine.test.ts',
      'shell/src/remote-host/page-recovery.test.ts',
      'shell/src/remote-host/page-suspense.test.tsx',
    ],
    project: 'shell',
    score: 80,
  },
  orders: {
    code: 'server/src/orders',
    // Reports, cash-up, coupons, points and audit show what orders write.
    tests: [
      'server/src/orders',
      'server/src/audit',
      'server/src/cash',
      'server/src/offers',
      'server/src/loyalty',
      'server/src/reports',
      'server/src/platform/db/data-versions.test.ts',
    ],
    project: 'server',
    score: 80,
  },
};

/** Rules and orders know no page: their tests run in Node. */
const inNode = ['rules', 'ordering', 'loyalty', 'orders'];

const name = process.env.MUTATE_AREA ?? 'rules';
/** The files of the area that change; undefined: all. */
const files = process.env.MUTATE_FILES?.split(',');
/** Where results and reports go: a test of this command has a folder of its own. */
const results = process.env.MUTATE_RESULTS ?? '.cache/mutate';
/** Results of other files would count in the score. */
const resultsOf = files
  ? `${name}-${createHash('sha256').update(String(files)).digest('hex').slice(0, 8)}`
  : name;
const area = areas[name];
const root = dirname(fileURLToPath(import.meta.url));

/** The copy links the packages, and a package name would lead back to the unchanged `shared`. */
function sharedByName() {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports).map(([name, file]) => [
      `^@storefront/shared${name.slice(1)}$`,
      join('<rootDir>/shared', file),
    ]),
  );
}

/** The jest project of an area, in the copy of the checkout that Stryker makes below .cache. */
function jestProject({ project, tests }) {
  const base = (inNode.includes(name) ? nodeProject : domProject)('<rootDir>', project);
  const isFile = (path) => /\.tsx?$/.test(path);
  return {
    ...base,
    roots: [...new Set(tests.map((path) => `<rootDir>/${isFile(path) ? dirname(path) : path}`))],
    testMatch: tests.map((path) => `<rootDir>/${isFile(path) ? path : `${path}/**/*.test.{ts,tsx}`}`),
    // Without it, the runner adds the projects of jest.config.mjs.
    projects: [],
    watchman: false,
    rootDir: '.',
    testPathIgnorePatterns: ['/node_modules/'],
    cacheDirectory: join(root, '.cache/jest-mutate'),
    moduleNameMapper: { ...base.moduleNameMapper, ...sharedByName() },
  };
}

/** The options of StrykerJS for one area: https://stryker-mutator.io/docs/stryker-js/configuration. */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    config: jestProject(area),
    // Tests of the server import the app, which is outside of `roots`: jest would not see that they reach a file of the area.
    enableFindRelatedTests: area.project !== 'server',
  },
  mutate: files ?? [area.code.endsWith('.ts') ? area.code : `${area.code}/**/!(*.test).{ts,tsx}`],
  coverageAnalysis: 'perTest',
  // A constant is read once, before the tests: each change of one would need every test of the area.
  ignoreStatic: true,
  concurrency: 2,
  // A change that never ends fails by its number of steps. On a busy machine, five seconds also end good tests.
  timeoutMS: 60_000,
  thresholds: { high: 95, low: area.score, break: area.score },
  incremental: true,
  incrementalFile: `${results}/${resultsOf}.json`,
  jsonReporter: { fileName: `${results}/report-${name}.json` },
  htmlReporter: { fileName: `${results}/${name}.html` },
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', 'dist', '/data', '/docs', '/e2e', '/shots', '/demo/pictures'],
  allowEmpty: true,
};
