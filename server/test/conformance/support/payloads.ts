import type { Input } from '@storefront/shared/contract/types';
import { closetItems } from './catalogue';

type Checkout = Input<'placeGuestOrder'>['body'];
type LineInput = NonNullable<Checkout['item']>[number];

interface Item {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
}

const isCloset = ({ _id }: Item) => Object.values(closetItems).some((item) => item._id === _id);

/** A line as the checkout sends it (§3). */
export const line = (item: Item, quantity = 1, about: Partial<LineInput> = {}): LineInput => ({
  _id: item._id,
  type: isCloset(item) ? 'closet' : 'product',
  name: item.name,
  price: item.price,
  quantity,
  selectedSize: null,
  selectedColor: null,
  requests: null,
  ...about,
});

export const contact = {
  fullName: 'Bikash Thapa',
  address: 'Street 6, behind the school',
  phone: '9841234567',
  email: 'bikash@example.com',
} as const;

interface Wish {
  readonly lines: readonly LineInput[];
  readonly total?: number;
  /** Name of a place, or null for pickup. */
  readonly place?: string | null;
  readonly points?: number;
}

/** Returns a checkout's payload with all fields of §3. */
export function checkout({ lines, total, place = null, points = 0 }: Wish): Checkout {
  return {
    data: { ...contact, points },
    deliveryLocation: place ?? 'Pick-up',
    deliveryOption: place ?? 'Pick up',
    item: [...lines],
    product: lines.map(({ _id }) => _id ?? ''),
    ...(total !== undefined && { totalAmount: total }),
  };
}

/** Returns the payload that adds a cafe product to a cart. */
export const cartLine = (about: Partial<Input<'addToCart'>['body']> = {}): Input<'addToCart'>['body'] => ({
  quantity: 1,
  type: 'product',
  selectedColor: null,
  selectedSize: null,
  requests: '',
  isTableOrder: false,
  tableNumber: null,
  ...about,
});

/** The invalid quantities of P7 in JSON, where NaN becomes null. */
export const badQuantities: readonly unknown[] = [-1, 0, 1.5, '1e9', null, [], {}, true, 2 ** 53, 1e9];

/** As above, plus a missing quantity, for calls without a default. */
export const badOrMissing = [...badQuantities, undefined];
