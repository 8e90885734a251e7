import { join } from 'node:path';
import { makeCertificate } from '../src/bench/line/certificate.ts';
import { openFront } from '../src/bench/line/front.ts';
import { busyBefore, describeMachine } from '../src/bench/machine.ts';
import { buildRivals } from '../src/bench/speed/builds/build-rivals.mjs';
import { builtSite } from '../src/bench/speed/built-site.ts';
import {
  FLOOR_HEAD,
  FLOOR_NUMBERS,
  floorLine,
  HEAD,
  linesOf,
  NUMBERS,
} from '../src/bench/speed/format-rows.ts';
import { shopperPages } from '../src/bench/speed/pages.ts';
import { startBrowser } from '../src/bench/speed/phone.ts';
import { readFlags } from '../src/bench/speed/read-flags.ts';
import { benchSpeed } from '../src/bench/speed/speed-bench.ts';
import { benchFlags } from './bench-flags.mjs';
import { writeResults } from './bench-results.mjs';
import { startPaintedShop } from './painted-shop.mjs';
import { step } from './steps.mjs';
import { printTable } from './table.mjs';
import { findChromium } from './tests/find-chromium.mjs';

const SPA = 'one application';

const methodOf = ({ rounds }) => [
  'Chromium as a phone, 390 × 844 at twice the pixels, processor 4 times slower; nothing cached, no connection open',
  'HTTP/2 over TLS 1.3 with brotli, through one line of 1.6 Mbit/s down, 0.75 up and 150 ms there and back',
  `${rounds} rounds, each contestant in turn on each page; medians of the rounds and of their ratios; ms`,
  'tap: from the address until a tap is answered, tapping from the first paint on; INP: from an input to its frame',
];

/** `npm run bench -- speed`: how fast pages are on a slow phone, against the same pages built in other ways. */
export async function benchTheSpeed(args) {
  const flags = benchFlags(readFlags, args);
  const machine = describeMachine();
  const method = methodOf(flags);
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  const chromium = await step('Browser', findChromium);
  const builds = await step('The same as one bundle', buildRivals);
  const certificate = makeCertificate();
  const heroes = new Map();
  const toStop = [];
  const opened = (thing) => {
    toStop.unshift(() => thing.stop());
    return thing;
  };
  try {
    const shop = opened(await startPaintedShop());
    const front = async (own) => opened(await openFront(certificate, shop.address, own));
    const contestants = [
      { name: 'shop', front: await front() },
      { name: SPA, front: await front(builtSite(join(builds, 'spa/shell'), heroes)) },
    ];
    const browser = await startBrowser(chromium, certificate);
    toStop.unshift(() => browser.close());
    const pages = (await shopperPages(shop.address)).filter(({ name }) => name.startsWith(flags.only));
    const before = busyBefore();
    const { rows, floors } = await step('Visiting', () =>
      benchSpeed(
        browser,
        contestants,
        SPA,
        pages,
        flags.rounds,
        (path, picture) => heroes.set(path, picture),
        (what) => console.log(`    ${what}`),
      ),
    );
    console.log('');
    printTable(HEAD, rows.flatMap(linesOf), NUMBERS);
    console.log('');
    printTable(
      FLOOR_HEAD,
      floors.map((floor) => floorLine(floor, rows)),
      FLOOR_NUMBERS,
    );
    const at = new Date().toISOString();
    const files = writeResults('speed', { at, machine, before, method, flags, rows, floors });
    console.log(`\n  ${before} before\n  ${files.join(', ')}`);
  } finally {
    for (const stop of toStop) await stop();
  }
}
