import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildParts } from '../build-parts.mjs';
import { buildServer } from '../build-server.mjs';
import { runChild } from '../children.mjs';
import { inRoot, parts, tools } from '../paths.mjs';
import { freePort } from '../port.mjs';

/** Journeys mostly wait: two shards at once take little longer than one. */
const SHARDS = 2;

function readOutcome(file) {
  try {
    const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    };
  } catch {
    // Playwright ended before it could report: its output says why.
    return { passed: 0, failed: 1 };
  }
}

/** Runs one shard of the journeys against its own shop. */
async function runShard(chromium, shard) {
  const file = inRoot(`.cache/test/browser-${shard}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await runChild(
    process.execPath,
    [
      tools.playwright,
      'test',
      '--reporter=line,json',
      `--shard=${shard}/${SHARDS}`,
      `--output=${inRoot(`test-results/e2e/${shard}`)}`,
    ],
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
  const outcome = readOutcome(file);
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  return { ...outcome, output };
}

/**
 * Runs the journeys of e2e/ in a browser.
 *
 * @param {string} chromium its path
 * @returns {Promise<import('./run-jest.mjs').Outcome>}
 */
export async function runBrowser(chromium) {
  // Otherwise each shard would build the same parts.
  await buildServer();
  await buildParts(parts);
  const shards = Array.from({ length: SHARDS }, (_, index) => runShard(chromium, index + 1));
  const outcomes = await Promise.all(shards);
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    output: failed.map(({ output }) => output).join('\n'),
  };
}
