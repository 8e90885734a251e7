import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { runChild } from '../children.mjs';
import { inRoot, tools } from '../paths.mjs';
import { freePort } from '../port.mjs';
import { countTests, withProgress } from '../progress.mjs';
import { findCommand } from './find-command.mjs';

/** Browser tests mostly wait: two workers at once take little longer than one. Each has its own shop. */
const WORKERS = 2;

/** The titles of the tests of a report's suites that failed once and then passed. */
const unstableOf = (suites = []) =>
  suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...unstableOf(suite.suites),
  ]);

function readOutcome(file) {
  try {
    const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped + errors.length,
      unstable: unstableOf(suites),
    };
  } catch {
    // Playwright ended before it could report: its output says why.
    return { passed: 0, failed: 1, unstable: [] };
  }
}

/**
 * Runs the tests of e2e/ in a browser. A worker that is free takes the next file, so that both end together. Where there
 * is a Chromium without a window, it runs the tests that need no other.
 *
 * @param {string} chromium its path
 * @returns {Promise<import('./run-jest.mjs').Outcome>}
 */
export async function runBrowser(chromium) {
  const file = inRoot('.cache/test/browser.json');
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const ports = await Promise.all(Array.from({ length: WORKERS }, () => freePort()));
  const headless = findCommand(['chromium-headless-shell']);
  const { code, output } = await withProgress('browser', (note) =>
    runChild(process.execPath, [tools.playwright, 'test', '--reporter=line,json'], {
      cwd: inRoot('e2e'),
      env: {
        ...process.env,
        CI: '1',
        E2E_CHROMIUM: chromium,
        ...(headless && { E2E_HEADLESS: headless }),
        E2E_PORT: ports.join(','),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
      onLine: countTests(note),
    }),
  );
  const outcome = readOutcome(file);
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  return { ...outcome, output };
}
