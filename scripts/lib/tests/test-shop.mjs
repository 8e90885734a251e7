import { runCommand } from '../command.mjs';
import { installPackages } from '../install-packages.mjs';
import { Problem } from '../problem.mjs';
import { bold, duration, line, step } from '../steps.mjs';
import { printTable } from '../table.mjs';
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { findS3 } from './find-s3.mjs';
import { suites } from './suites.mjs';

function suitesNamed(names, all) {
  for (const name of names) {
    if (all.some((suite) => suite.name === name)) continue;
    throw new Problem(`There is no suite "${name}"; there are ${all.map((suite) => suite.name).join(', ')}.`);
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}

const failure = (error) => ({
  passed: 0,
  failed: 1,
  unstable: [],
  output: error instanceof Problem ? `${error.details}\n${error.message}` : String(error?.stack ?? error),
});

/** Runs and prints one suite. An error is a failure of that suite; the others still run. */
async function runSuite({ name, about, run }, have) {
  const began = performance.now();
  const outcome = await run(have).catch(failure);
  const ms = performance.now() - began;
  if (outcome.failed > 0 && outcome.output) console.log(`\n${outcome.output.trim()}\n`);
  line(outcome.failed === 0, name, `${outcome.passed} passed, ${outcome.failed} failed`, ms);
  for (const title of outcome.unstable) console.log(`    passed at the second try: ${title}`);
  return { name, about, ms, ...outcome };
}

/** Finds or installs the browser, database and S3 server that the suites need. A missing browser fails its suites. */
async function prepare(wanted) {
  const needs = new Set(wanted.flatMap((suite) => suite.needs));
  const have = { chromium: null, postgres: null, s3: null, missing: null };
  if (needs.has('chromium')) {
    have.chromium = await step('Browser', findChromium).catch((error) => {
      have.missing = error;
      return null;
    });
  }
  if (needs.has('postgres')) have.postgres = await step('PostgreSQL', findPostgres);
  if (needs.has('s3')) have.s3 = await step('S3 server', findS3);
  return have;
}

function summarise(results) {
  console.log();
  printTable(
    ['suite', 'passed', 'failed', 'time', ''],
    results.map(({ name, passed, failed, ms, about }) => [name, passed, failed, duration(ms), about]),
    [1, 2, 3],
  );
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

/**
 * Installs what the suites need, runs them, and prints `N passed, N failed` as its last line.
 *
 * @param {string[]} names of suites; none: all of them
 */
export async function runSuites(names, all) {
  console.log(`\n  ${bold('Cafe & Closet: tests')}\n`);
  const wanted = suitesNamed(names, all);
  await step('Packages', installPackages);
  const have = await prepare(wanted);
  const results = [];
  try {
    for (const suite of wanted) {
      if (['postgres', 's3'].some((need) => suite.needs.includes(need) && !have[need])) continue;
      const lacks = suite.needs.includes('chromium') && !have.chromium;
      results.push(
        await runSuite(lacks ? { ...suite, run: async () => failure(have.missing) } : suite, have),
      );
    }
  } finally {
    await have.postgres?.stop();
    await have.s3?.stop();
  }
  if (!summarise(results)) process.exitCode = 1;
}

/** `npm test`. */
export const testShop = (names) => runCommand(() => runSuites(names, suites));
