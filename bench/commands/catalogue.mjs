import { buildParts } from '../../scripts/lib/build-parts.mjs';
import { buildServer } from '../../scripts/lib/build-server.mjs';
import { parts } from '../../scripts/lib/paths.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { findChromium } from '../../scripts/lib/tests/find-chromium.mjs';
import { benchCatalogue } from '../src/catalogue/catalogue-bench.ts';
import { cellsOf, HEAD, NUMBERS } from '../src/catalogue/format-rows.ts';
import { readFlags } from '../src/catalogue/read-flags.ts';
import { startCloset } from '../src/catalogue/start-closet.ts';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { benchFlags } from './flags.mjs';
import { writeResults } from './results.mjs';

const methodOf = ({ items, speed, cpu, rounds }) => [
  `${items} pieces, each with a picture of its own; Chromium, 390 × 844 at twice the pixels, processor ${cpu} times slower`,
  `scrolled at ${speed} px a second to the end, ${rounds} time(s) for each side; frames count while the page moves`,
  'CPU: time of the page’s main thread for each piece that came; heap, nodes and memory after garbage is collected',
];

/** `npm run bench -- catalogue`: scrolls through 2,000 items: as it is, with all cards kept, and with all laid out. */
export async function benchTheCatalogue(args) {
  const flags = benchFlags(readFlags, args);
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
    const files = writeResults('catalogue', { at, machine, before, method, flags, rows });
    console.log(`\n  ${before} before\n  ${files.join(', ')}`);
  } finally {
    await shop.stop();
  }
}
