import { step } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';
import { busyBefore, describeMachine } from '../src/common/machine.ts';
import { writeResults } from './results.mjs';
import { startTemporaryShop } from './temporary-shop.mjs';

const ROUNDS = 200;
const WARM = 20;

const method = [
  `${ROUNDS} rounds, each with one call of every kind, the first one changing, over connections that stay open; ${WARM} more to warm up`,
  'ratio: median time of the kind ÷ median time of an unknown code; a figure, no test: it has no limit',
];

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

async function json(url, options) {
  const answer = await fetch(url, options);
  const { data } = await answer.json();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return data;
}

/** Places a guest's order for pickup. Returns its code and key. */
async function placeOrder(api) {
  const [{ products }] = await json(`${api}/product/getall?page=1&limit=40`);
  const body = JSON.stringify({
    data: { fullName: 'Asha Gurung', address: 'Lakeside 6', phone: '9841234567', email: '' },
    deliveryLocation: 'Pick-up',
    deliveryOption: 'Pick up',
    item: [{ _id: products[0]._id, quantity: 1 }],
  });
  return json(`${api}/order/placeorder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

/** The calls that an attacker compares, by kind. Codes and keys are as long as real ones. */
const kindsOf = ({ code, key }) => ({
  'unknown code': ['ZZZZZZ', key],
  'wrong key': [code, key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
  'wrong last letter': [code, key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  'truncated key': [code, key.slice(0, -1)],
  'no key': [code, ''],
  'right key': [code, key],
});

async function timeKinds(api, kinds) {
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  const all = Object.entries(kinds);
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    // Each round begins with another kind, so that none always follows a right key.
    const first = round % all.length;
    for (const [kind, [code, key]] of [...all.slice(first), ...all.slice(0, first)]) {
      const began = performance.now();
      await (await fetch(`${api}/order/follow/${code}?key=${key}`)).arrayBuffer();
      if (round >= WARM) times[kind].push(performance.now() - began);
    }
  }
  return times;
}

/** `npm run bench -- links`: prints whether the time of an answer tells right keys, wrong keys and unknown codes apart. */
export async function benchTheLinks() {
  const machine = describeMachine();
  console.log(`\n  ${[machine, ...method].join('\n  ')}\n`);
  const shop = await step('Shop', startTemporaryShop);
  try {
    const before = busyBefore();
    const api = `${shop.address}/api/v1`;
    const kinds = kindsOf(await placeOrder(api));
    const times = await step('Measuring', () => timeKinds(api, kinds));
    const base = median(times['unknown code']);
    const rows = Object.entries(times).map(([kind, all]) => {
      const ms = median(all);
      return { kind, ms, ratio: ms / base };
    });
    const cells = rows.map(({ kind, ms, ratio }) => [kind, ms.toFixed(3), `${ratio.toFixed(2)}×`]);
    console.log('');
    printTable(['key of an order', 'median ms', 'ratio'], cells, [1, 2]);
    const files = writeResults('links', { at: new Date().toISOString(), machine, before, method, rows });
    console.log(`\n  ${before} before\n  ${files.join(', ')}`);
  } finally {
    await shop.stop();
  }
}
