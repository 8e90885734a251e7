import { randomInt } from 'node:crypto';
import { idOf } from '../../../server/src/operations/large/large-rows';

/** Number of different orders, placed in rotation. */
const VARIETY = 40;

/** Placeholder for a phone number, of the same length. */
export const PHONE_MARK = '{phone_no}';

/** Returns an unused phone number. */
export const newPhone = (): string => `98${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Returns a guest's order for pickup: two products and one closet item, different from those of the next order. */
function checkoutNumber(index: number): unknown {
  const product = (at: number) => ({ _id: idOf('p', at * VARIETY + index + 1), quantity: 1 });
  const piece = {
    _id: idOf('c', index),
    type: 'closet',
    quantity: 1,
    selectedSize: 'M',
    selectedColor: 'Sand',
  };
  return {
    data: {
      fullName: 'Asha Gurung',
      address: 'Lakeside 6, Pokhara',
      phone: PHONE_MARK,
      email: `guest${index}@example.com`,
    },
    deliveryLocation: 'Pick-up',
    deliveryOption: 'Pick up',
    item: [product(0), { ...product(1), quantity: 2, requests: 'less sugar' }, piece],
  };
}

export const guestCheckouts: readonly unknown[] = Array.from({ length: VARIETY }, (_, index) =>
  checkoutNumber(index),
).filter((_, index) => index % 20 !== 19);
