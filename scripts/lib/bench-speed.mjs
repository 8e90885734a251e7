import { join } from 'node:path';
import { makeCertificate } from '../src/bench/line/certificate.ts';
import { openFront } from '../src/bench/line/front.ts';
import { busyBefore, describeMachine } from '../src/bench/machine.ts';
import { buildRivals } from '../src/bench/speed/builds/build-rivals.mjs';
import { builtSite } from '../src/bench/speed/built-site.ts';
import { drawChart } from '../src/bench/speed/draw-chart.ts';
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
import { preparePaintedShops } from './painted-shop.mjs';
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
  const startShop = await preparePaintedShops();
  const builds = await step('Built in other ways', buildRivals);
  const certificate = makeCertificate();
  const heroes = new Map();
  const toStop = [];
  const opened = (thing) => {
    toStop.unshift(() => thing.stop());
    return thing;
  };
  try {
    const shop = opened(await step('Shop', () => startShop()));
    const drawn = opened(await step('Shop, drawn by browsers', () => startShop({ RENDER: 'off' })));
    const front = async ({ address }, own) => opened(await openFront(certificate, address, own));
    const site = (folder, wanted) => builtSite(join(builds, folder, 'shell'), wanted);
    const contestants = [
      { name: 'shop', front: await front(shop) },
      { name: 'drawn by browsers', front: await front(drawn) },
      { name: SPA, front: await front(shop, site('spa', heroes)) },
      { name: 'naive federation', front: await front(shop, site('naive', new Map())) },
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
    const chart = drawChart(rows, floors, `Pages on a slow phone, ${at.slice(0, 10)}: ms`);
    const files = writeResults('speed', { at, machine, before, method, flags, rows, floors }, { svg: chart });
    console.log(`\n  ${before} before\n  ${files.join(', ')}`);
  } finally {
    for (const stop of toStop) await stop();
  }
}
