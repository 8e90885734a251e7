import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { runChild } from '../children.mjs';
import { inRoot, tools } from '../paths.mjs';
import { freePort } from '../port.mjs';

/**
 * Runs the journeys of e2e/ in a browser, before a shop of their own.
 *
 * @param {string} chromium its path
 * @returns {Promise<import('./run-jest.mjs').Outcome>}
 */
export async function runBrowser(chromium, args = []) {
  const file = inRoot('.cache/test/browser.json');
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await runChild(
    process.execPath,
    [tools.playwright, 'test', '--reporter=line,json', ...args],
    {
      cwd: inRoot('e2e'),
      env: {
        ...process.env,
        CI: '1',
        E2E_CHROMIUM: chromium,
        E2E_PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    },
  );
  let outcome = { passed: 0, failed: 1 };
  try {
    const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
    outcome = {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    };
  } catch {
    // Playwright ended before it could report: its output says why.
  }
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  return { ...outcome, output };
}
