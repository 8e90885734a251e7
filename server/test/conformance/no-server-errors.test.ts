import { type CallName, routes } from '@storefront/shared/contract/routes';
import { openMockShop } from './support/mock-shop';
import { samples } from './support/samples';
import { openServerShop } from './support/server-shop';

const names = Object.keys(routes) as CallName[];

test.each([
  ['the server', openServerShop],
  ['the mocks', openMockShop],
])('conformance of %s: no call answers a valid request with a server error', async (_, open) => {
  const shop = await open();
  const failed: CallName[] = [];
  for (const name of names) {
    const admin = await shop.admin();
    const { status } = await admin.send(name, samples[name]());
    if (status >= 500) failed.push(name);
  }
  await shop.close();
  expect(failed).toEqual([]);
});
