import { getResponse, HttpResponse, http } from 'msw';
import type { SetupServer } from 'msw/node';
import { createMockWorld } from '../dev/mocks/create-mock-world';
import { createHandlers } from '../dev/mocks/handlers';
import { listen } from '../dev/mocks/node';
import type { MockWorld } from '../dev/mocks/world';
import { expectConsoleError } from '../dev/testing/console-errors';
import { addGuestLine, readGuestLines, setGuestQuantity } from './guest-storage';
import type { NewLine } from './line';
import { mergeGuestCarts } from './merge-guest-carts';

const newLine = (productId: string, about: Partial<NewLine> = {}): NewLine => ({
  productId,
  type: 'product',
  name: productId,
  price: 1,
  image: '',
  quantity: 1,
  selectedColor: null,
  selectedSize: null,
  requests: '',
  ...about,
});

let world: MockWorld;
let server: SetupServer;
beforeEach(() => {
  localStorage.clear();
  world = createMockWorld({ person: 'customer' });
  server = listen(world);
});
afterEach(() => server.close());

const onServer = () => [...world.carts.values()].flat();

test('C48, P20: pushes the normal cart and every table’s, and clears them', async () => {
  addGuestLine(null, newLine('product-coffee-1', { quantity: 2, requests: 'hot' }));
  addGuestLine('7', newLine('product-coffee-5'));
  expect(await mergeGuestCarts()).toEqual([]);
  expect(onServer()).toMatchObject([
    { itemId: 'product-coffee-1', quantity: 2, requests: 'hot', tableNumber: null },
    { itemId: 'product-coffee-5', tableNumber: '7' },
  ]);
  expect([readGuestLines(null), readGuestLines('7')]).toEqual([[], []]);
});

test('C49, P20: lines that the server refuses stay in the browser and are returned', async () => {
  expectConsoleError(/^guest cart ApiError: Product not found/);
  addGuestLine(null, newLine('product-coffee-1'));
  addGuestLine(null, newLine('gone-for-good'));
  const refused = await mergeGuestCarts();
  expect(refused.map(({ productId }) => productId)).toEqual(['gone-for-good']);
  expect(readGuestLines(null).map(({ productId }) => productId)).toEqual(['gone-for-good']);
  expect(onServer()).toHaveLength(1);
});

test('C49: all lines stay in the browser when the server does not answer', async () => {
  expectConsoleError(/^guest cart ApiError: Something went wrong\. Please try again\./);
  world.behaviour = 'failing';
  addGuestLine(null, newLine('product-coffee-1'));
  expect(await mergeGuestCarts()).toHaveLength(1);
  expect(readGuestLines(null)).toHaveLength(1);
});

test('P21: a second merge changes nothing', async () => {
  addGuestLine(null, newLine('product-coffee-1'));
  await mergeGuestCarts();
  await mergeGuestCarts();
  expect(onServer()).toMatchObject([{ quantity: 1 }]);
});

/** Lets the server store the next push and drops its answer. */
function loseOneAnswer(): void {
  const loseAnswer = async ({ request }: { request: Request }) => {
    await getResponse(createHandlers(world), request);
    return HttpResponse.error();
  };
  server.use(http.post('*/cart/add/:id', loseAnswer, { once: true }));
}

test('P21: the server counts a repeated push once after a lost answer, also after a reload', async () => {
  expectConsoleError(/^guest cart ApiError: Network Error/);
  addGuestLine(null, newLine('product-coffee-1', { quantity: 2 }));
  loseOneAnswer();
  expect(await mergeGuestCarts()).toHaveLength(1);
  expect(readGuestLines(null)).toHaveLength(1);
  expect(await mergeGuestCarts()).toEqual([]);
  expect(onServer()).toMatchObject([{ quantity: 2 }]);
  expect(readGuestLines(null)).toEqual([]);
});

test('P21: two tabs that push the same cart at once push it once', async () => {
  addGuestLine(null, newLine('product-coffee-1', { quantity: 2 }));
  await Promise.all([mergeGuestCarts(), mergeGuestCarts()]);
  expect(onServer()).toMatchObject([{ quantity: 2 }]);
});

test('P20: a line that is added again, or in another quantity, is a new push', async () => {
  expectConsoleError(/^guest cart ApiError: Something went wrong\. Please try again\./);
  addGuestLine(null, newLine('product-coffee-1'));
  await mergeGuestCarts();
  addGuestLine(null, newLine('product-coffee-1'));
  world.behaviour = 'failing';
  const [refused] = await mergeGuestCarts();
  world.behaviour = 'normal';
  setGuestQuantity(null, refused?.lineId ?? '', 3);
  await mergeGuestCarts();
  expect(onServer()).toMatchObject([{ quantity: 4 }]);
});

test('P24: lines are pushed even where the browser is full and keeps no keys', async () => {
  addGuestLine(null, newLine('product-coffee-1'));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await mergeGuestCarts()).toEqual([]);
  full.mockRestore();
  expect(onServer()).toMatchObject([{ quantity: 1 }]);
  expect(readGuestLines(null)).toEqual([]);
});

test('P21: where the browser has locks, the carts are pushed under one', async () => {
  let isHeld = false;
  const request = async (_name: string, push: () => Promise<unknown>) => {
    isHeld = true;
    const result = await push();
    isHeld = false;
    return result;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const held: boolean[] = [];
  server.events.on('request:start', () => held.push(isHeld));
  addGuestLine(null, newLine('product-coffee-1'));
  expect(await mergeGuestCarts()).toEqual([]);
  expect(held).toEqual([true]);
  Reflect.deleteProperty(navigator, 'locks');
});
