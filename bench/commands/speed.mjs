import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../scripts/lib/problem.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { findChromium } from '../../scripts/lib/tests/find-chromium.mjs';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { makeCertificate } from '../src/line/certificate.ts';
import { openFront } from '../src/line/front.ts';
import { signStaffIn } from '../src/shop/fill-shop.ts';
import { buildCandidates } from '../src/speed/builds/build-candidates.mjs';
import { builtSite } from '../src/speed/built-site.ts';
import { drawChart } from '../src/speed/draw-chart.ts';
import { FLOOR_HEAD, FLOOR_NUMBERS, floorLine, HEAD, linesOf, NUMBERS } from '../src/speed/format-rows.ts';
import { benchLeastPage, leastPage } from '../src/speed/least-page.ts';
import { pagesNamed, shopperPages } from '../src/speed/pages.ts';
import { startBrowser } from '../src/speed/phone.ts';
import { orderLink } from '../src/speed/place-order.ts';
import { readFlags } from '../src/speed/read-flags.ts';
import { benchSpeed } from '../src/speed/speed-bench.ts';
import { benchStaffOrders, placeOrders } from '../src/speed/staff-orders.ts';
import { prepareDemoShops } from './demo-shops.mjs';
import { benchFlags } from './flags.mjs';
import { writeResults } from './results.mjs';

const SPA = 'one application';
const CLIENT_RENDERED = 'client-rendered';

const methodOf = ({ rounds }) => [
  'Chromium as a phone, 390 × 844 at twice the pixels, processor 4 times slower; nothing cached, no connection open',
  'HTTP/2 over TLS 1.3 with brotli, through one line of 1.6 Mbit/s down, 0.75 up and 150 ms there and back',
  `${rounds} rounds, each candidate in turn on each page; medians of the rounds and of their ratios; ms`,
  'tap: from the address until a tap is answered, tapping from the first paint on; INP: from an input to its frame',
];

/** The browser renders an uncached page if rendering it on the server takes too long. */
async function untilRendered({ address }, pages, note) {
  const isCached = async ({ path }) => (await fetch(`${address}${path}`)).headers.has('etag');
  const left = [];
  for (const page of pages.filter(({ isPersonal }) => !isPersonal)) {
    let tries = 0;
    while (!(await isCached(page)) && tries < 50) {
      tries += 1;
      await sleep(200);
    }
    if (tries === 50) left.push(page.name);
  }
  note(left.length > 0 ? `not ${left.join(', ')}: client-rendered` : 'all of them');
}

/** The list of orders for staff on the same line; the server renders none of it. */
async function staffOrders({ address, dataDir }, browser, candidates, rounds) {
  await placeOrders(address);
  const session = await signStaffIn({ dataDir, databaseUrl: null });
  const signedIn = candidates.filter(({ name }) => name !== CLIENT_RENDERED);
  return benchStaffOrders(browser, signedIn, session, rounds);
}

/** Returns what a part measured. If it fails, notes that and returns `otherwise`: the other parts count. */
async function orElse(failures, name, otherwise, part) {
  try {
    return await part();
  } catch (error) {
    failures.push(`${name}: ${String(error).split('\n')[0]}`);
    return otherwise;
  }
}

/** `npm run bench -- speed`: measures pages on a slow phone, against the same pages built in other ways. */
export async function benchTheSpeed(args) {
  const flags = benchFlags(readFlags, args);
  const machine = describeMachine();
  const method = methodOf(flags);
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  const chromium = await step('Browser', findChromium);
  const startShop = await prepareDemoShops();
  const builds = await step('Built in other ways', buildCandidates);
  const certificate = makeCertificate();
  const heroes = new Map();
  const toStop = [];
  const opened = (thing) => {
    toStop.unshift(() => thing.stop());
    return thing;
  };
  try {
    const shop = opened(await step('Shop', () => startShop({ RENDER: 'on' })));
    const clientRendered = opened(await step('Shop, client-rendered', () => startShop({ RENDER: 'off' })));
    const front = async ({ address }, own) => opened(await openFront(certificate, address, own));
    const site = (folder, wanted) => builtSite(join(builds, folder, 'shell'), wanted);
    const pagesOf = async ({ address }) => shopperPages(address, await orderLink(address));
    const candidates = [
      { name: 'shop', front: await front(shop) },
      {
        name: CLIENT_RENDERED,
        front: await front(clientRendered),
        // Its dishes, items and orders have ids of their own.
        paths: Object.fromEntries((await pagesOf(clientRendered)).map(({ name, path }) => [name, path])),
      },
      { name: SPA, front: await front(shop, site('spa', heroes)) },
      { name: 'naive federation', front: await front(shop, site('naive', new Map())) },
    ];
    const browser = await startBrowser(chromium, certificate);
    toStop.unshift(() => browser.close());
    const all = await pagesOf(shop);
    const pages = benchFlags((name) => pagesNamed(all, name), flags.only);
    await step('Pages rendered', (note) => untilRendered(shop, pages, note));
    const before = busyBefore();
    const { rows, floors, failures } = await step('Visiting', () =>
      benchSpeed(
        browser,
        candidates,
        SPA,
        pages,
        flags.rounds,
        (path, picture) => heroes.set(path, picture),
        (what) => console.log(`    ${what}`),
      ),
    );
    const least = await orElse(failures, 'one-line page', null, async () =>
      benchLeastPage(browser, await front(shop, leastPage), flags.rounds),
    );
    const orders = await orElse(failures, 'orders of staff', [], () =>
      step('Orders of staff', () => staffOrders(shop, browser, candidates, flags.rounds)),
    );
    console.log('');
    printTable(HEAD, rows.flatMap(linesOf), NUMBERS);
    console.log('');
    printTable(
      FLOOR_HEAD,
      floors.map((floor) => floorLine(floor, rows)),
      FLOOR_NUMBERS,
    );
    console.log(
      `\n  largest paint of a one-line page: ${least === null ? 'failed' : `${Math.round(least)} ms`}`,
    );
    console.log('');
    printTable(['orders of staff, cold, at a desk, as', 'visible ms'], orders.map(Object.values), [1]);
    const at = new Date().toISOString();
    const chart = drawChart(rows, floors, `Pages on a slow phone, ${at.slice(0, 10)}: ms`);
    const files = writeResults(
      'speed',
      { at, machine, before, method, flags, rows, floors, least, orders, failures },
      { svg: chart },
    );
    console.log(`\n  ${before} before\n  ${files.join(', ')}`);
    if (failures.length > 0)
      throw new Problem(`${failures.length} parts failed; the rest is written.`, failures.join('\n'));
  } finally {
    for (const stop of toStop) await stop();
  }
}
