import { existsSync } from 'node:fs';
import { CLOSET_CATEGORIES, CLOSET_TYPES } from '@storefront/shared/rules/closet-catalogue';
import { toPaisa } from '@storefront/shared/rules/money';
import { matchesSubtype } from '@storefront/shared/rules/subtype-match';
import { textKey } from '@storefront/shared/rules/text';
import { pictureFormats, picturePath, readPictureList } from '../pictures';
import { demoCatalogue } from './demo-catalogue';

const { categories, pieces, gallery, places } = demoCatalogue;
const dishes = categories.flatMap((category) => category.dishes);
const colours = pieces.flatMap((piece) => piece.colours);

const pictures = [...dishes, ...colours, ...gallery].map(({ picture }) => picture);

function expectDifferent(names: readonly string[]) {
  const keys = names.map(textKey);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
}

describe('the demo catalogue', () => {
  test('holds about 60 dishes in 8 categories, 60 pieces, 12 pictures and 8 places', () => {
    expect(categories).toHaveLength(8);
    expect(dishes.length).toBeGreaterThanOrEqual(58);
    expect(dishes.length).toBeLessThanOrEqual(66);
    expect([pieces.length, gallery.length, places.length]).toEqual([60, 12, 8]);
  });

  test('has no duplicate names', () => {
    expectDifferent(categories.map(({ name }) => name));
    expectDifferent([...dishes, ...pieces].map(({ name }) => name));
    expectDifferent(gallery.map(({ title }) => title));
    expectDifferent(places.map(({ address }) => address));
  });

  test('has prices in whole or half rupees', () => {
    for (const { rupees } of [...dishes, ...pieces, ...places]) {
      expect(rupees).toBeGreaterThan(0);
      expect(toPaisa(rupees) % 50).toBe(0);
    }
  });

  test('describes every dish in one line', () => {
    for (const { description } of dishes) expect(description).toMatch(/^[^\n]{8,60}$/);
  });

  test('C53: has two or three dishes for the table only', () => {
    expect(dishes.filter(({ dineIn }) => dineIn).map(({ name }) => name)).toHaveLength(3);
  });

  test('C255: half of the drinks have options that exist', () => {
    const [coffee, tea, shakes] = categories.slice(0, 3);
    const drinks = [coffee, tea, shakes].flatMap((category) => category?.dishes ?? []);
    const known = demoCatalogue.options.map(({ name }) => name);
    expect(drinks.filter((dish) => dish.options)).toHaveLength(drinks.length / 2);
    expect(dishes.flatMap((dish) => dish.options ?? []).filter((name) => !known.includes(name))).toEqual([]);
  });

  const types = CLOSET_CATEGORIES.flatMap((category) =>
    (['closet', 'kicks'] as const).flatMap((division) =>
      CLOSET_TYPES[category][division].map((type) => [category, division, type] as const),
    ),
  );
  test.each(types)('C66: stocks %s, %s: %s, found by its name', (category, division, type) => {
    const found = pieces.filter(
      (piece) =>
        piece.category === category && piece.division === division && matchesSubtype(piece.name, type),
    );
    expect(found.map(({ name }) => name)).not.toEqual([]);
  });

  test('has pieces that are sold out and pieces of which one is left', () => {
    expect(pieces.some(({ stock }) => stock === 0)).toBe(true);
    expect(pieces.some(({ stock }) => stock === 1)).toBe(true);
    expect(pieces.filter(({ stock }) => !Number.isInteger(stock) || stock < 0)).toEqual([]);
  });

  test('C62: writes each size by itself', () => {
    for (const { sizes } of pieces) {
      expect(sizes.length).toBeGreaterThan(0);
      expectDifferent(sizes);
      expect(sizes.filter((size) => /[,;]/.test(size))).toEqual([]);
    }
  });

  test('shows one to four different colours of each piece', () => {
    for (const piece of pieces) {
      expect(piece.colours.length).toBeGreaterThanOrEqual(1);
      expect(piece.colours.length).toBeLessThanOrEqual(4);
      expectDifferent(piece.colours.map(({ name }) => name));
    }
    expect(colours.filter(({ hex }) => !/^#[0-9A-F]{6}$/.test(hex))).toEqual([]);
  });

  test('C9: no place has a name for pick-up', () => {
    expect(places.filter(({ address }) => /pick.?up/i.test(address))).toEqual([]);
  });

  test('describes each picture of the gallery', () => {
    for (const { alt } of gallery) expect(alt.length).toBeGreaterThan(12);
  });

  test('C97: every picture has its files in every width and format', async () => {
    const list = await readPictureList();
    const missing = [...new Set(pictures)].flatMap((name) =>
      pictureFormats
        .flatMap((type) => list[name]?.widths.map((width) => picturePath(name, width, type)) ?? [name])
        .filter((path) => !existsSync(path)),
    );
    expect(missing).toEqual([]);
  });

  test('equal pieces share a picture: no more than 180 pictures, and none that nothing shows', async () => {
    const names = new Set(pictures);
    expect(names.size).toBeLessThanOrEqual(180);
    expect(names.size).toBeLessThan(pictures.length);
    expect(Object.keys(await readPictureList()).sort()).toEqual([...names].sort());
  });
});
