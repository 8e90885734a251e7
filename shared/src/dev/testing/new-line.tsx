import type { NewLine } from '../../cart/line';

/** A minimal cart line: two espressos of the mocked menu. For tests. */
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
