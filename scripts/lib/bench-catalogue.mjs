import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchCatalogue } from '../src/bench/catalogue/catalogue-bench.ts';
import { cellsOf, HEAD, NUMBERS } from '../src/bench/catalogue/format-rows.ts';
import { readFlags } from '../src/bench/catalogue/read-flags.ts';
import { startCloset } from '../src/bench/catalogue/start-closet.ts';
import { busyBefore, describeMachine } from '../src/bench/machine.ts';
import { buildParts } from './build-parts.mjs';
import { buildServer } from './build-server.mjs';
import { inRoot, parts } from './paths.mjs';
import { Problem } from './problem.mjs';
import { step } from './steps.mjs';
import { printTable } from './table.mjs';
import { findChromium } from './tests/find-chromium.mjs';

const FOLDER = inRoot('bench-results');

function flagsOf(args) {
  try {
    return readFlags(args);
  } catch (error) {
    throw new Problem(error.message);
  }
}

const methodOf = ({ items, speed, cpu, rounds }) => [
  `${items} pieces, each with a picture of its own; Chromium, 390 × 844 at twice the pixels, processor ${cpu} times slower`,
  `scrolled at ${speed} px a second to the end, ${rounds} time(s) for each side; frames count while the page moves`,
  'CPU: time of the page’s main thread for each piece that came; heap, nodes and memory after garbage is collected',
];

function write(result) {
  mkdirSync(FOLDER, { recursive: true });
  const name = `catalogue-${result.at.replaceAll(':', '-').slice(0, 19)}.json`;
  writeFileSync(join(FOLDER, name), `${JSON.stringify(result, null, 2)}\n`);
  return `bench-results/${name}`;
}

/** `npm run bench -- catalogue`: scrolling through 2,000 pieces, with and without containment. */
export async function benchTheCatalogue(args) {
  const flags = flagsOf(args);
  const machine = describeMachine();
  const method = methodOf(flags);
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  const chromium = await step('Browser', findChromium);
  await step('Server', () => buildServer());
  await step('Shell and remotes', () => buildParts(parts));
  const before = busyBefore();
  const shop = await step('Shop', () => startCloset(flags.items));
  try {
    const rows = await step('Scrolling', () =>
      benchCatalogue(chromium, shop.address, flags, (what) => console.log(`    ${what}`)),
    );
    console.log('');
    printTable(HEAD, rows.flatMap(cellsOf), NUMBERS);
    const at = new Date().toISOString();
    console.log(`\n  ${before} before; ${write({ at, machine, before, method, flags, rows })}`);
  } finally {
    await shop.stop();
  }
}
