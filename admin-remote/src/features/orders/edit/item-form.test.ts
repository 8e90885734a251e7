import { emptyItem, toNewLine, withPick } from './item-form';

const jeans = {
  productId: 'closet-1',
  type: 'closet',
  name: 'Turn-up jeans',
  pricePaisa: 250_000,
  colors: ['Indigo'],
  sizes: ['30', '32'],
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
