import { type CallName, routes } from '@storefront/shared/contract/routes';
import { notBuiltYet } from './not-built-yet';
import { openMockShop } from './support/mock-shop';
import { samples } from './support/samples';
import { openServerShop } from './support/server-shop';
import type { Shop } from './support/shop';

const names = Object.keys(routes) as CallName[];

/** The calls that answer 501 to a request that is in order; each is made by a fresh member of staff. */
async function unbuilt(shop: Shop): Promise<CallName[]> {
  const found: CallName[] = [];
  for (const name of names) {
    const admin = await shop.admin();
    const { status } = await admin.send(name, samples[name]());
    if (status >= 500 && status !== 501) throw new Error(`${name} answered ${status}`);
    if (status === 501) found.push(name);
  }
  return found;
}

test.each([
  ['the server', openServerShop, [...notBuiltYet]],
  ['the mocks', openMockShop, []],
])('conformance of %s: exactly the calls listed as not built yet answer 501', async (_, open, expected) => {
  const shop = await open();
  const found = await unbuilt(shop);
  await shop.close();
  expect(found.sort()).toEqual(expected.sort());
});
