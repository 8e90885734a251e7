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

/** Renders a row group at this index of the list. Returns the element that the observer watches. */
function openRows(place: number): Element {
  const rows = (
    <RowList role="list">
      <VirtualRows items={pieces} place={place} />
    </RowList>
  );
  renderPage(rows, { path: '/closet' });
  const group = screen.getByRole('list').firstElementChild;
  if (!group) throw new Error('no group');
  return group;
}

/** Runs all timers. */
const rest = () => act(() => jest.runAllTimersAsync());
const links = () => screen.queryAllByRole('link');
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const swatch = () => screen.getByRole('button', { name: 'Moss' });

test('renders names out of view and cards in view', async () => {
  openRows(2);
  await rest();
  expect(links()).toEqual([]);
  expect(screen.getAllByRole('listitem')).toHaveLength(pieces.length);
  expect(names()).toEqual(pieces.map(({ name }) => name));
  scrollToEnd();
  await rest();
  expect(links()).toHaveLength(pieces.length);
  expect(names()).toEqual(pieces.map(({ name }) => name));
});

test('removes cards out of view and restores the chosen colour on return', async () => {
  const group = openRows(0);
  fireEvent.click(swatch());
  scrollAway(group);
  await rest();
  expect(links()).toEqual([]);
  scrollAway(group, true);
  await rest();
  expect(swatch()).toHaveAttribute('aria-pressed', 'true');
});

test('renders no cards for a group that scrolls past', async () => {
  const group = openRows(2);
  scrollAway(group, true);
  await act(() => jest.advanceTimersByTimeAsync(20));
  scrollAway(group);
  await rest();
  expect(links()).toEqual([]);
});

test('keeps cards while one has the focus, and removes them afterwards', async () => {
  const group = openRows(0);
  const [first, second] = links();
  act(() => first?.focus());
  scrollAway(group);
  await rest();
  expect(first).toHaveFocus();
  act(() => second?.focus());
  await rest();
  expect(second).toHaveFocus();
  act(() => second?.blur());
  await rest();
  expect(links()).toEqual([]);
});

test('P26: renders the cards at once on the way back', async () => {
  scrollAway(openRows(7), true);
  await rest();
  cleanup();
  openRows(7);
  expect(links()).toHaveLength(pieces.length);
});
