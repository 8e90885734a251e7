import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { runChild } from '../children.mjs';
import { inRoot, root, tools } from '../paths.mjs';
import { countFiles, withProgress } from '../progress.mjs';

/**
 * One worker more than cores, because tests often wait, for a timer, a disk or a database; at most 8, because each may
 * start a database.
 */
const WORKERS = Math.min(availableParallelism() + 1, 8);

/**
 * The result of a suite.
 *
 * @typedef {{ passed: number, failed: number, unstable: string[], output: string }} Outcome `unstable` names the tests
 * that failed once and then passed; `output` is printed if a test failed
 */

/** A test file that cannot be loaded counts as one failure, and so does a skipped test. */
const outcomeOf = (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests,
  unstable: report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => fullName),
  ),
});

/**
 * Runs tests with jest.
 *
 * @param {string} name of the suite
 * @param {string[]} args of jest
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
export async function runJest(name, args, env = {}) {
  const file = inRoot('.cache/test', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await withProgress(name, (note) =>
    runChild(
      process.execPath,
      // A library's timer must not keep jest running after the report is written.
      [tools.jest, ...args, `--maxWorkers=${WORKERS}`, '--forceExit', '--json', `--outputFile=${file}`],
      {
        cwd: root,
        env: { ...process.env, ...env, NODE_OPTIONS: '', CI: '1' },
        onLine: countFiles(note),
      },
    ),
  );
  let outcome = { passed: 0, failed: 1, unstable: [] };
  try {
    outcome = outcomeOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // jest ended before it could report: its output says why.
  }
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  return { ...outcome, output };
}
