/** @jest-environment node */
import { addressesIn, emptyCaches, fakeMessage, renderedPage, SHOP } from '../../../test/fake-worker';
import { storeSeen } from './store-seen';
import { stores } from './stores';

const { cacheName } = stores.pictures;
const BLANK_PAGE = `${SHOP}/offline`;

const fetched = jest.fn(async (_request: Request) => renderedPage('anything'));
const fetchedAddresses = () => fetched.mock.calls.map(([{ url }]) => url);

let now = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => {
  fetched.mockClear();
  // The store deletes the least recently used entries, so each time must differ.
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  emptyCaches();
  void store([BLANK_PAGE], stores.blank.cacheName);
  Object.assign(globalThis, { fetch: fetched });
});
afterEach(() => jest.restoreAllMocks());

/** Pictures as a tab shows them, from the first to the last. */
const pictures = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${SHOP}/media/${first + index}.webp`);

/** A tab shows a page and its files; without a page, one that is never stored. */
async function show(files: readonly string[], page = '/checkout'): Promise<void> {
  const { event, isDone } = fakeMessage();
  await storeSeen({ page, files }, event);
  await isDone();
}

async function store(files: readonly string[], name = cacheName): Promise<void> {
  const cache = await caches.open(name);
  for (const file of files) await cache.put(file, renderedPage('stored'));
}

test('C132: of more pictures than the store holds, the last ones stay and none is fetched again', async () => {
  await store(pictures(81, 200));
  await show(pictures(1, 200));
  expect(fetched).not.toHaveBeenCalled();
  expect(addressesIn(cacheName)).toEqual(pictures(81, 200));
});

test('C132: a first visit stores the last pictures that it showed, each fetched once; later ones take the place of the oldest', async () => {
  await show([`${SHOP}/api/menu`, 'https://elsewhere.test/media/1.webp', ...pictures(1, 200)]);
  expect(fetchedAddresses()).toEqual(pictures(81, 200));
  expect(addressesIn(cacheName)).toEqual(pictures(81, 200));
  await show(pictures(201, 203));
  expect(addressesIn(cacheName)).toEqual(pictures(84, 203));
});

test('C132: a stored picture of a list is not fetched again, even if the rest of the list needs its room', async () => {
  await store(pictures(61, 180));
  await show([...pictures(1, 60), ...pictures(61, 120)]);
  expect(fetchedAddresses()).toEqual(pictures(1, 60));
});

test('C132: a file that cannot be fetched does not keep the others out of the store', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await show(pictures(1, 3));
  expect(addressesIn(cacheName)).toEqual(pictures(2, 3));
});

test('C132: a page reached by a link is stored, and fetched again only when its copy is older than 5 minutes', async () => {
  fetched.mockImplementation(async () => renderedPage('tea', { date: new Date(now).toUTCString() }));
  await show([], '/menu');
  await show([], '/menu');
  expect(fetchedAddresses()).toEqual([`${SHOP}/menu`]);
  now += 5 * 60_000;
  await show([], '/menu');
  expect(fetchedAddresses()).toEqual([`${SHOP}/menu`, `${SHOP}/menu`]);
  expect(addressesIn(stores.pages.cacheName)).toEqual([`${SHOP}/menu`]);
});

test('C157: the page without content is stored with the scripts it names, and again after 5 minutes', async () => {
  emptyCaches();
  const head = '<script defer src="/assets/main.0123456789.js"></script>';
  fetched.mockImplementation(async () => renderedPage(head, { date: new Date(now).toUTCString() }));
  const script = `${SHOP}/assets/main.0123456789.js`;
  await show([]);
  await show([]);
  expect(fetchedAddresses()).toEqual([BLANK_PAGE, script]);
  now += 5 * 60_000;
  await show([]);
  expect(fetchedAddresses()).toEqual([BLANK_PAGE, script, BLANK_PAGE]);
  expect(addressesIn(stores.files.cacheName)).toEqual([script]);
});
