import { demoClosetItems } from '@storefront/shared/dev/mocks/fixtures/closet-items';
import { fakeScroll, scrollAway, scrollToEnd } from '@storefront/shared/dev/testing/fake-scroll';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { RowList } from '../catalogue-style';
import type { RowGroup } from './group-rows';
import { VirtualRows } from './VirtualRows';

fakeScroll();
afterEach(() => void jest.useRealTimers());

let pieces: RowGroup;
beforeEach(() => {
  jest.useFakeTimers();
  const [first, ...others] = demoClosetItems.slice(0, 4).map((item) => ({ ...item }));
  if (!first) throw new Error('no item');
  pieces = [first, ...others];
});

/** A shelf at this place of the catalogue, as the browser knows it. */
function openShelf(place: number): Element {
  const shelves = (
    <RowList role="list">
      <VirtualRows items={pieces} place={place} />
    </RowList>
  );
  renderPage(shelves, { path: '/closet' });
  const shelf = screen.getByRole('list').firstElementChild;
  if (!shelf) throw new Error('no shelf');
  return shelf;
}

/** Time for all that waits. */
const rest = () => act(() => jest.runAllTimersAsync());
const links = () => screen.queryAllByRole('link');
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const swatch = () => screen.getByRole('button', { name: 'Moss' });

test('a shelf far down has the names of its pieces, and its cards once one comes near', async () => {
  openShelf(2);
  await rest();
  expect(links()).toEqual([]);
  expect(screen.getAllByRole('listitem')).toHaveLength(pieces.length);
  expect(names()).toEqual(pieces.map(({ name }) => name));
  scrollToEnd();
  await rest();
  expect(links()).toHaveLength(pieces.length);
  expect(names()).toEqual(pieces.map(({ name }) => name));
});

test('a shelf left behind gives up its cards, and shows the chosen colour when one comes back', async () => {
  const shelf = openShelf(0);
  fireEvent.click(swatch());
  scrollAway(shelf);
  await rest();
  expect(links()).toEqual([]);
  scrollAway(shelf, true);
  await rest();
  expect(swatch()).toHaveAttribute('aria-pressed', 'true');
});

test('a shelf that one only passes gets no cards', async () => {
  const shelf = openShelf(2);
  scrollAway(shelf, true);
  await act(() => jest.advanceTimersByTimeAsync(20));
  scrollAway(shelf);
  await rest();
  expect(links()).toEqual([]);
});

test('a shelf keeps its cards while one of them has the focus, and no longer', async () => {
  const shelf = openShelf(0);
  const [first, second] = links();
  act(() => first?.focus());
  scrollAway(shelf);
  await rest();
  expect(first).toHaveFocus();
  act(() => second?.focus());
  await rest();
  expect(second).toHaveFocus();
  act(() => second?.blur());
  await rest();
  expect(links()).toEqual([]);
});

test('P26: on the way back the cards that one left are there at once', async () => {
  scrollAway(openShelf(7), true);
  await rest();
  cleanup();
  openShelf(7);
  expect(links()).toHaveLength(pieces.length);
});
