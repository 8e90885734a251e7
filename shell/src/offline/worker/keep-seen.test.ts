/** @jest-environment node */
import { fakeCaches, renderedPage } from './fake-visit';
import { keepSeen } from './keep-seen';

const SHOP = 'https://shop.test';
const ROOM = 120;

const fetched = jest.fn(async (_address: string) => renderedPage('anything'));

beforeEach(() => {
  fetched.mockClear();
  Object.assign(globalThis, { caches: fakeCaches(), fetch: fetched, self: { location: { origin: SHOP } } });
});

/** Pictures as they are seen one after another, from the first to the last. */
const pictures = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${SHOP}/media/${first + index}.webp`);

/** Nothing but files: the page is none that is kept. */
const tell = (files: readonly string[]) => keepSeen({ page: '/checkout', files });

const kept = () => caches.open('shop-pictures-v1');
const keptNames = async () => (await (await kept()).keys()).map(String);

async function keep(names: readonly string[]): Promise<void> {
  for (const name of names) await (await kept()).put(name, renderedPage('kept'));
}

test('C132: of more pictures than there is room for, the last ones stay and none is fetched again', async () => {
  await keep(pictures(81, 200));
  await tell(pictures(1, 200));
  expect(fetched).not.toHaveBeenCalled();
  expect(await keptNames()).toEqual(pictures(81, 200));
});

test('C132: a first visit keeps the last pictures that it saw, each fetched once', async () => {
  await tell([`${SHOP}/api/menu`, 'https://elsewhere.test/media/1.webp', ...pictures(1, 200)]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(pictures(81, 200));
  expect(await keptNames()).toEqual(pictures(81, 200));
});

test('C132: what makes room for the rest of a list is not fetched again for the same list', async () => {
  await keep(pictures(61, 180));
  await tell([...pictures(1, 60), ...pictures(61, 120)]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(pictures(1, 60));
  expect(await keptNames()).toHaveLength(ROOM);
});

test('C132: a file that cannot be had does not keep the others away', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await tell(pictures(1, 3));
  expect(await keptNames()).toEqual(pictures(2, 3));
});
