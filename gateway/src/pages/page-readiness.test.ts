import { setImmediate as nextTurn } from 'node:timers/promises';
import { type FakeRenderedShop, fakeRenderedShop } from '../../test/support/fake-rendered-shop';
import { cafeCode } from '../../test/support/fake-server-build';

let shop: FakeRenderedShop;
beforeEach(async () => {
  shop = await fakeRenderedShop();
  await shop.goLiveShell();
});
afterEach(() => shop.close());

/** Asks until the node is ready, as a load balancer does. */
async function untilReady(): Promise<void> {
  while (!(await shop.isReady())) await nextTurn();
}

test('C484: a node is ready once its first pages are rendered', async () => {
  await shop.goLiveCafe();
  await shop.listen();
  await untilReady();
  expect((await shop.get('/menu')).body).toContain('/menu|');
  expect(shop.answered).toEqual(['kept']);
});

test('C484: a node whose cafe renders nothing is not ready; another release of it, or a later try, makes it so', async () => {
  await shop.goLiveCafe(cafeCode("throw new Error('drawn');"));
  await shop.listen();
  while (shop.failures.length === 0) {
    expect(await shop.isReady()).toBe(false);
    await nextTurn();
  }
  for (let time = 0; time < 20; time += 1) {
    expect(await shop.isReady()).toBe(false);
    await nextTurn();
  }
  expect(shop.failures).toEqual(['cafe throw']);
  shop.state.now += 10_000;
  while (shop.failures.length === 1) {
    expect(await shop.isReady()).toBe(false);
    await nextTurn();
  }
  await shop.goLiveCafe();
  await untilReady();
  // A node that was ready stays so.
  await shop.goLiveCafe(cafeCode("throw new Error('again');"));
  await shop.get('/menu');
  expect(await shop.isReady()).toBe(true);
});
