import { emptyItem, itemFaults, NOT_KNOWN, toNewLine, withPick } from './item-form';

const jeans = {
  productId: 'closet-1',
  type: 'closet',
  name: 'Turn-up jeans',
  category: null,
  pricePaisa: 250_000,
  colors: ['Indigo'],
  sizes: ['30', '32'],
  groupIds: [],
  left: 3,
  cells: null,
} as const;

test('§5, C73: a picked product fills in name, price and its only colour', () => {
  const line = toNewLine({
    ...withPick(emptyItem, jeans),
    size: '32',
    quantity: '2',
    requests: ' Wrap\u202E it ',
  });
  expect(line).toMatchObject({
    _id: null,
    productId: 'closet-1',
    type: 'closet',
    name: 'Turn-up jeans',
    pricePaisa: 250_000,
    quantity: 2,
    selectedColor: 'Indigo',
    selectedSize: '32',
    requests: 'Wrap it',
  });
});

test.each(['', '0', '-1', '1.5', '1e2', '100'])('P7: a quantity of %j makes no line', (quantity) => {
  expect(toNewLine({ ...withPick(emptyItem, jeans), quantity })).toBeNull();
});

test('C171: a choice among several must be answered; "Not known yet" is an answer (§5)', () => {
  const form = withPick(emptyItem, jeans);
  expect(itemFaults(form)).toEqual({ size: 'Choose a size' });
  const answered = { ...form, size: NOT_KNOWN };
  expect(itemFaults(answered)).toEqual({});
  expect(toNewLine(answered)).toMatchObject({ selectedColor: 'Indigo', selectedSize: null });
});

test('C171: what is sold out makes no line, and no more pieces than are left', () => {
  const form = { ...withPick(emptyItem, { ...jeans, left: 0 }), size: '30' };
  expect(itemFaults(form)).toEqual({ name: 'Sold out. Choose another item.' });
  expect(itemFaults({ ...withPick(emptyItem, jeans), size: '30', quantity: '4' })).toEqual({
    quantity: 'Only 3 left',
  });
});

test('C256: a dish with options has the default ones until staff choose, and their price in its own', () => {
  const choice = (id: string, name: string, pricePaisa: number, isSoldOut = false) => ({
    ...{ id, name, pricePaisa, isSoldOut },
    isDefault: false,
  });
  const choices = [
    choice('small', 'Small', 0),
    choice('large', 'Large', 60_00),
    choice('jug', 'Jug', 90_00, true),
  ];
  const groups = [{ id: 'size', name: 'Size', min: 1, max: 1, choices }];
  const latte = {
    ...jeans,
    type: 'product',
    name: 'Latte',
    pricePaisa: 210_50,
    colors: [],
    sizes: [],
  } as const;
  const form = withPick(emptyItem, { ...latte, groupIds: ['size'], left: null });
  expect(toNewLine(form, groups)).toMatchObject({ pricePaisa: 210_50, options: [{ _id: 'small' }] });
  expect(toNewLine({ ...form, options: ['large'] }, groups)).toMatchObject({
    pricePaisa: 270_50,
    options: [{ _id: 'large', name: 'Large' }],
  });
  expect(itemFaults({ ...form, options: ['jug'] }, groups)).toEqual({ options: 'Jug is sold out' });
});
