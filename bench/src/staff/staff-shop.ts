import { releaseNew } from '../../../scripts/lib/release-new.mjs';
import type { Sizes } from '../../../server/src/operations/large/sizes';
import { type Shop, startShop } from '../shop/start-shop';

/** Row counts of the tabs that do not grow with the shop. */
const FIXED_ROWS = 12;

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function send({ address, staffSession }: Shop, path: string, body: FormData | string): Promise<void> {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const headers = { cookie: `session=${staffSession}`, ...type };
  const answer = await fetch(`${address}/api/v1${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

function pictureForm(number: number): FormData {
  const form = new FormData();
  form.append('title', `Picture ${number}`);
  form.append('alt', `Picture ${number}`);
  form.append('image', new Blob([ONE_PIXEL], { type: 'image/png' }), 'picture.png');
  return form;
}

/** A filled shop with pages, and with a few pictures and delivery places, which seeding does not add. */
export async function openStaffShop(sizes: Sizes): Promise<Shop> {
  const shop = await startShop(null, sizes, { env: { RATE_LIMIT: 'off' }, prepare: releaseNew });
  for (let number = 1; number <= FIXED_ROWS; number += 1) {
    await send(shop, '/gallary/add', pictureForm(number));
    await send(shop, '/product/address', JSON.stringify({ data: { address: `Ward ${number}`, rate: 50 } }));
  }
  return shop;
}
