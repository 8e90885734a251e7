import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../../scripts/lib/children.mjs';
import { npm } from '../../scripts/lib/npm.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { Problem } from '../../scripts/lib/problem.mjs';
import { step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { findChromium } from '../../scripts/lib/tests/find-chromium.mjs';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { readNumbers } from '../src/common/read-numbers.ts';
import { METRICS, middleOf, readReport } from '../src/lighthouse/read-report.ts';
import { makeCertificate } from '../src/line/certificate.ts';
import { openFront } from '../src/line/front.ts';
import { FAST_LINE } from '../src/line/slow-line.ts';
import { shopperPages } from '../src/speed/pages.ts';
import { orderLink } from '../src/speed/place-order.ts';
import { prepareDemoShops } from './demo-shops.mjs';
import { benchFlags } from './flags.mjs';
import { writeResults } from './results.mjs';

/** The last version for Node 20. Installed by this bench only, because it is 185 MB in 200 packages. */
const VERSION = '12.8.2';
const FLAGS = { rounds: { usual: 5, min: 1, max: 20 } };
/** Retries, because it sometimes loses the start of its recording (NO_NAVSTART). */
const TRIES = 3;
const CHROME = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];

async function getLighthouse(note) {
  const folder = inRoot('.cache/bench/lighthouse');
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  note(VERSION);
  if (existsSync(cli)) return cli;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await npm('install', { packages: [`lighthouse@${VERSION}`], folder });
  return cli;
}

async function look(cli, chromium, address, publicKeyHash, file) {
  const flags = [...CHROME, `--ignore-certificate-errors-spki-list=${publicKeyHash}`].join(' ');
  const command = [
    cli,
    address,
    '--quiet',
    `--chrome-flags=${flags}`,
    '--output=json',
    `--output-path=${file}`,
  ];
  const env = { ...process.env, CHROME_PATH: chromium };
  for (let left = TRIES - 1; ; left -= 1) {
    const { code, output } = await runChild(process.execPath, command, { env });
    if (code === 0) return readReport(readFileSync(file, 'utf8'));
    if (left === 0) throw new Problem(`Lighthouse could not measure ${address}.`, output);
  }
}

/** `npm run bench -- lighthouse`: measures Lighthouse's scores of a customer's pages on a phone. */
export async function benchTheLighthouse(args) {
  const flags = benchFlags((own) => readNumbers(own, FLAGS), args);
  const machine = describeMachine();
  const method = [
    `Lighthouse ${VERSION} as it comes: a phone, 1.6 Mbit/s, 150 ms, processor 4 times slower, reckoned from a run without them`,
    `HTTP/2 with brotli; medians of ${flags.rounds} runs for each page`,
  ];
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  const chromium = await step('Browser', findChromium);
  const cli = await step('Lighthouse', getLighthouse);
  const startShop = await prepareDemoShops();
  const certificate = makeCertificate();
  const { folder, remove } = temporaryFolder('lighthouse');
  const before = busyBefore();
  const shop = await step('Shop', () => startShop());
  const front = await openFront(certificate, shop.address, undefined, FAST_LINE);
  try {
    const rows = [];
    for (const { name, path } of await shopperPages(shop.address, await orderLink(shop.address))) {
      const runs = await step(name, async () => {
        const all = [];
        for (let round = 0; round < flags.rounds; round += 1) {
          const file = join(folder, 'report.json');
          all.push(await look(cli, chromium, `${front.address}${path}`, certificate.publicKeyHash, file));
        }
        return all;
      });
      rows.push({ page: name, ...middleOf(runs), runs });
    }
    console.log('');
    const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', ...Object.keys(METRICS)];
    const cells = rows.map(({ page, points, metrics, faults }) => {
      const { CLS, ...times } = metrics;
      const shown = [...Object.values(times).map(Math.round), CLS.toFixed(3)];
      return [page, ...Object.values(points), ...shown, faults.join('; ')];
    });
    printTable([...head, ''], cells, [...head.keys()].slice(1));
    const at = new Date().toISOString();
    const files = writeResults('lighthouse', { at, machine, before, method, flags, rows });
    console.log(`\n  ${before} before\n  ${files.join(', ')}`);
  } finally {
    await front.stop();
    await shop.stop();
    remove();
  }
}
