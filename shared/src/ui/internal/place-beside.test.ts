import { placeBeside } from './place-beside';

const window = { width: 1280, height: 800 };
const popover = { width: 664, height: 490 };
const column = (index: number, top = 380) => ({ left: 40 + index * 408, top, width: 384, height: 420 });

test('C269: a popover stands right of a dish of the first column, and points at its picture', () => {
  expect(placeBeside(column(0, 280), popover, window)).toEqual({
    left: 452,
    top: 292,
    side: 'right',
    tip: 104,
  });
});

test('C269: it flips to the left in the last column', () => {
  expect(placeBeside(column(2), popover, window)).toMatchObject({ left: 164, side: 'left' });
});

test('C269: without room on either side it covers part of the dish, inside the window', () => {
  expect(placeBeside(column(1), popover, window)).toMatchObject({ left: 600, side: null });
});

test.each([
  ['the lower edge', 700, 294],
  ['the upper edge', -300, 84],
])('C269: a dish at %s does not push it out of the window', (_, top, expected) => {
  expect(placeBeside(column(0, top), popover, window).top).toBe(expected);
});

test('C269: it fits into a window of 560 px', () => {
  const { top } = placeBeside(column(0, 300), { ...popover, height: 460 }, { width: 1280, height: 560 });
  expect(top).toBe(84);
});
