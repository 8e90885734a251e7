import { costOf, findFreePlace, type Obstacle } from './free-place';

const phone = { left: 0, top: 0, right: 390, bottom: 700 };
const desk = { left: 0, top: 0, right: 1280, bottom: 800 };
const wide = { width: 366, height: 56 };

const field = (top: number, height = 52): Obstacle => ({
  left: 16,
  right: 374,
  top,
  bottom: top + height,
  cost: 10,
});

test('C174: the place is at the bottom, in the middle, if nothing is there', () => {
  expect(findFreePlace(phone, wide, 688, [field(100)])).toMatchObject({
    side: 'center',
    place: { left: 12, right: 378, top: 632, bottom: 688 },
  });
});

test('C174: over a field the place is above the next free one', () => {
  const fields = [field(640), field(560), field(420)];
  const { place } = findFreePlace(phone, wide, 688, fields);
  expect(place.bottom).toBe(558);
  expect(costOf(place, fields)).toBe(0);
});

test('C174: on a desk a free side comes before a higher place', () => {
  const button = { left: 560, right: 720, top: 740, bottom: 790, cost: 10 };
  expect(findFreePlace(desk, wide, 788, [button]).side).toBe('end');
});

test('C174: without a free place it covers what costs least', () => {
  const link = { ...field(300, 60), cost: 1 };
  const all = Array.from({ length: 12 }, (_, index) => field(index * 60, 60)).filter(
    ({ top }) => top !== 300,
  );
  const { place } = findFreePlace(phone, wide, 688, [...all, link]);
  expect(place.bottom).toBeLessThanOrEqual(360);
  expect(place.top).toBeGreaterThanOrEqual(300);
});

test('C174: a keyboard that covers the lower half lifts it', () => {
  expect(findFreePlace({ ...phone, bottom: 360 }, wide, 688, []).place.bottom).toBe(348);
});
