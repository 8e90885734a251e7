import type { NewLine } from '../../cart/line';

/** Two espressos of the mocked menu, as plain as can be. For tests. */
export const twoEspressos = {
  productId: 'product-coffee-1',
  type: 'product',
  name: 'Espresso',
  price: 120,
  image: '',
  quantity: 2,
  selectedColor: null,
  selectedSize: null,
  requests: '',
} as const satisfies NewLine;
