import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { OrderItem } from '@storefront/shared/contract/entities/order';
import type { Product } from '@storefront/shared/contract/entities/product';
import { demoClosetItems } from '@storefront/shared/dev/mocks/fixtures/closet-items';
import { demoOptionGroups } from '@storefront/shared/dev/mocks/fixtures/option-groups';
import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { ordered } from '../../../test/orders';
import type { SayUntil } from '../../common/SoldOutWords';
import { planReorder, type Sold } from './plan-reorder';

const find = <I extends Product | ClosetItem>(items: readonly I[], name: string): I => {
  const found = items.find((item) => item.name === name);
  if (!found) throw new Error(name);
  return found;
};
const espresso = find(demoProducts, 'Espresso');
const shirt = find(demoClosetItems, 'Everyday T-Shirt');
const scarf = find(demoClosetItems, 'Wool Scarf');

const sayUntil: SayUntil = (until) => `Sold out ${until === 'opening' ? 'until 8 AM' : 'today'}`;

const lineOf = ({ _id, name, price, ...item }: Product | ClosetItem, about: Partial<OrderItem> = {}) =>
  ordered({ productId: _id, name, price, type: 'colors' in item ? 'closet' : 'product', ...about });

function plan(
  lines: OrderItem[],
  sold: Sold[],
  inCart: OrderItem[] = [],
  mode: 'normal' | 'table' = 'normal',
) {
  const cart = inCart.map((line) => ({ ...line, productId: line.productId ?? '' }));
  const { lines: added, changes } = planReorder(
    lines,
    (line) => sold.find((item) => item !== 'gone' && item._id === line.productId) ?? 'gone',
    cart,
    mode,
    [],
    sayUntil,
  );
  return { added, changes };
}

test('lines go into the cart with size, colour, request and quantity; nothing changed, nothing said', () => {
  const lines = [
    lineOf(espresso, { quantity: 2, requests: 'less sugar' }),
    lineOf(shirt, { selectedSize: 'M', selectedColor: 'Sand' }),
  ];
  const { added, changes } = plan(lines, [espresso, shirt]);
  expect(changes).toEqual([]);
  expect(added).toMatchObject([
    { productId: espresso._id, type: 'product', quantity: 2, requests: 'less sugar', stock: undefined },
    { productId: shirt._id, type: 'closet', selectedSize: 'M', selectedColor: 'Sand', stock: 12 },
  ]);
  expect(added[1]?.image).toBe(shirt.colors[1]?.image);
});

test.each<[string, Sold, Partial<OrderItem>]>([
  ['Espresso is not sold any more.', 'gone', {}],
  ['Espresso is sold out today.', { ...espresso, soldOut: true }, {}],
  ['Espresso is sold out until 8 AM.', { ...espresso, soldOut: true, soldOutUntil: 'opening' }, {}],
  ['Espresso is only for the tables of the cafe.', { ...espresso, ugage: 'disable' }, {}],
])('P16, C53: %s', (said, sold) => {
  expect(plan([lineOf(espresso)], [sold])).toEqual({ added: [], changes: [said] });
});

test.each<[string, Partial<ClosetItem>]>([
  ['Everyday T-Shirt is sold out.', { availableStock: 0 }],
  ['Everyday T-Shirt is not sold in Sand, M any more.', { sizeOptions: ['S'] }],
  ['Everyday T-Shirt is not sold in Sand, M any more.', { colors: shirt.colors.slice(0, 1) }],
])('C68: %s', (said, change) => {
  const line = lineOf(shirt, { selectedSize: 'M', selectedColor: 'Sand' });
  expect(plan([line], [{ ...shirt, ...change }])).toEqual({ added: [], changes: [said] });
});

test('C68: an item that got sizes since has to be chosen again', () => {
  expect(plan([lineOf(shirt)], [shirt]).changes).toEqual([
    'Everyday T-Shirt now needs a size or colour. Choose it in the closet.',
  ]);
});

test.each([
  [390, 'Espresso is Rs 390.00 now, it was Rs 120.00.'],
  [80.5, 'Espresso is Rs 80.50 now, it was Rs 120.00.'],
])('P4: another price (%d) is named, and the cart gets the new one', (price, said) => {
  const { added, changes } = plan([lineOf(espresso)], [{ ...espresso, price }]);
  expect(changes).toEqual([said]);
  expect(added).toMatchObject([{ price }]);
});

test('C159: all lines of an item share its stock, with those in the cart', () => {
  const line = (quantity: number, selectedSize: string) =>
    lineOf(shirt, { quantity, selectedSize, selectedColor: 'Sand' });
  const { added, changes } = plan(
    [line(2, 'S'), line(3, 'M')],
    [{ ...shirt, availableStock: 4 }],
    [line(1, 'L')],
  );
  expect(added).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
  expect(changes).toEqual(['Everyday T-Shirt: only 1 of 3 can be ordered now.']);
});

test('C159: a cart that holds the last piece takes none', () => {
  const line = lineOf(scarf, { selectedColor: 'Grey' });
  expect(plan([line], [scarf], [line])).toEqual({
    added: [],
    changes: ['Wool Scarf: the cart cannot hold more of it.'],
  });
});

test('P7: a line of a cart holds 99 pieces', () => {
  const { added, changes } = plan(
    [lineOf(espresso, { quantity: 5 })],
    [espresso],
    [lineOf(espresso, { quantity: 97 })],
  );
  expect(added).toMatchObject([{ quantity: 2 }]);
  expect(changes).toEqual(['Espresso: only 2 of 5 can be ordered now.']);
});

test('C53: at a table the dishes of the tables can be ordered', () => {
  const dish = { ...espresso, ugage: 'disable' as const };
  expect(plan([lineOf(espresso)], [dish], [], 'table')).toMatchObject({
    added: [{ quantity: 1 }],
    changes: [],
  });
});

describe('C270: options', () => {
  const latte = find(demoProducts, 'Latte');
  const [large, oat] = [
    { _id: 'size-large', group: 'Size', name: 'Large', price: 60 },
    { _id: 'milk-oat', group: 'Milk', name: 'Oat milk', price: 50 },
  ];
  const planLatte = (about: Partial<OrderItem>, groups = demoOptionGroups) =>
    planReorder(
      [lineOf(latte, { price: 400, options: [large, oat], ...about })],
      () => latte,
      [],
      'normal',
      groups,
      sayUntil,
    );

  test('go into the cart with the line', () => {
    expect(planLatte({})).toMatchObject({ lines: [{ price: 400, options: [large, oat] }], changes: [] });
  });

  test('at another price are said, with the price of the whole piece', () => {
    expect(planLatte({ price: 380 }).changes).toEqual(['Latte is Rs 400.00 now, it was Rs 380.00.']);
  });

  test('that are sold out leave the line out, and are said', () => {
    const soy = { _id: 'milk-soy', group: 'Milk', name: 'Soy milk', price: 40 };
    expect(planLatte({ options: [large, soy] })).toEqual({
      lines: [],
      changes: ['Latte cannot be ordered as before: Soy milk is sold out.'],
    });
  });

  test('that are gone leave the line out, and are said once', () => {
    const line = lineOf(latte, { options: [large, oat] });
    const groups = demoOptionGroups.filter(({ name }) => name !== 'Milk');
    expect(planReorder([line, line], () => latte, [], 'normal', groups, sayUntil)).toEqual({
      lines: [],
      changes: ['Latte is not sold with Large, Oat milk any more.'],
    });
  });

  test('of a dish that had none before are to be chosen', () => {
    expect(planLatte({ options: undefined }).changes).toEqual([
      'Latte now has options. Choose them on the menu.',
    ]);
  });
});
