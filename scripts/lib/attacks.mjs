import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { editsOf } from '../attacks/weakenings.mjs';
import { runChild } from './children.mjs';
import { inRoot, root, tools } from './paths.mjs';
import { Problem } from './problem.mjs';
import { rowsOf } from './proof.mjs';

/** @typedef {import('../attacks/weakenings.mjs').Weakening} Weakening */

/**
 * What a weakened build did: the tests that caught it, or why it counts as not caught.
 *
 * @typedef {{ weakening: Weakening, caughtBy: { file: string, title: string }[], problem: string | null }} Proof
 */

/** Returns the rows that need a weakening: decisions of severity A, and the hazards of §4 and §5. */
export const attackRows = (decisions, hazards) => [
  ...rowsOf(decisions).filter(({ severity }) => severity === 'A'),
  ...hazards
    .split(/^## /m)
    .filter((section) => /^[45] /.test(section))
    .flatMap(rowsOf),
];

/**
 * Returns the edits of a weakening whose text is not in its file once.
 *
 * @param {Weakening} weakening
 * @param {(file: string) => string} [read]
 */
export const strayEdits = (weakening, read = (file) => readFileSync(inRoot(file), 'utf8')) =>
  editsOf(weakening).filter(({ file, find }) => read(file).split(find).length !== 2);

const names = (title, row) => new RegExp(`\\b${row}\\b`).test(title);

/** Titles contain what attackers send: marks that turn the text around are shown by number. */
const visible = (title) =>
  title.replace(/[\p{Cc}\p{Cf}]/gu, (mark) => `\\u${mark.codePointAt(0).toString(16).padStart(4, '0')}`);

/** A test that fails before it compares anything found a broken build, not an attack. */
const compared = ({ failureMessages }) => failureMessages.some((message) => message.includes('expect('));

/**
 * Returns what a report of jest says about a weakened build.
 *
 * @param {Weakening} weakening
 * @param {object} report the JSON of jest
 * @returns {Proof}
 */
export function proofOf(weakening, report) {
  const ran = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, fullName }) => status !== 'pending' && names(fullName, weakening.row))
      .map((test) => ({ ...test, file: weakening.tests.find((file) => name.endsWith(`/${file}`)) ?? name })),
  );
  const failed = ran.filter(({ status }) => status === 'failed');
  const caughtBy = failed.filter(compared).map(({ file, fullName }) => ({ file, title: visible(fullName) }));
  if (report.numRuntimeErrorTestSuites > 0)
    return { weakening, caughtBy: [], problem: 'a test file does not load' };
  if (ran.length === 0) return { weakening, caughtBy, problem: `no title names ${weakening.row}` };
  if (failed.length === 0) return { weakening, caughtBy, problem: 'every test passed' };
  if (caughtBy.length === 0)
    return { weakening, caughtBy, problem: `no comparison failed: ${failed[0].failureMessages[0]}` };
  return { weakening, caughtBy, problem: null };
}

/** Processes of jest at the same time; each runs in one thread. */
const AT_ONCE = 2;

let runs = 0;

/** Runs jest with a weakening, or with null, and returns its report and its output. */
async function runJest(args, weakening) {
  runs += 1;
  const file = inRoot('.cache/attacks', `${process.pid}-${runs}.json`);
  mkdirSync(inRoot('.cache/attacks'), { recursive: true });
  const config = ['--config', inRoot('scripts/attacks/jest.config.mjs')];
  const { output } = await runChild(
    process.execPath,
    [tools.jest, ...config, ...args, '--forceExit', '--json', `--outputFile=${file}`],
    {
      cwd: root,
      // With CI, jest runs a failed test a second time.
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        CI: '',
        TEST_DATABASE_URL: '',
        ATTACK: JSON.stringify(weakening),
      },
    },
  );
  try {
    return { ...JSON.parse(readFileSync(file, 'utf8')), output };
  } catch {
    throw new Problem('jest ended without a report', output);
  } finally {
    rmSync(file, { force: true });
  }
}

/** Limits jest to these files. */
const only = (files) => [
  '--testPathPatterns',
  files.map((file) => `/${file.replaceAll('.', '\\.')}$`).join('|'),
];

/**
 * Runs the tests of weakenings on the code as it is.
 *
 * @param {Weakening[]} weakenings
 * @param {{ onlyRows?: boolean }} [options] `onlyRows`: leaves out tests whose titles name none of the rows
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function runUnweakened(weakenings, { onlyRows = false } = {}) {
  const rows = weakenings.map(({ row }) => row).join('|');
  const named = onlyRows ? [`--testNamePattern=\\b(${rows})\\b`] : [];
  const files = [...new Set(weakenings.flatMap(({ tests }) => tests))];
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, output } = await runJest(
    [...only(files), ...named, `--maxWorkers=${AT_ONCE}`],
    null,
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, output };
}

/**
 * Compiles a weakening into the code, and runs those of its tests whose titles name its row.
 *
 * @param {Weakening} weakening
 * @returns {Promise<Proof>}
 */
async function prove(weakening) {
  const [stray] = strayEdits(weakening);
  if (stray) return { weakening, caughtBy: [], problem: `not once in ${stray.file}: ${stray.find}` };
  const named = `--testNamePattern=\\b${weakening.row}\\b`;
  return proofOf(weakening, await runJest([...only(weakening.tests), named, '--runInBand'], weakening));
}

/**
 * Proves weakenings, two at a time.
 *
 * @param {Weakening[]} weakenings
 * @param {(proof: Proof) => void} [onProof]
 */
export async function proveAll(weakenings, onProof = () => {}) {
  // `npm test` loads this file before packages are installed.
  const { default: pLimit } = await import('p-limit');
  return pLimit(AT_ONCE).map(weakenings, async (weakening) => {
    const proof = await prove(weakening);
    onProof(proof);
    return proof;
  });
}
