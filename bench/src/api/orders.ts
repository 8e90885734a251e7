import { randomInt } from 'node:crypto';
import { idOf } from '../../../server/src/operations/large/large-rows';

/** How many different orders are placed in turn. */
const VARIETY = 40;

/** Stands for somebody's telephone number, and is as long as one. */
export const PHONE_MARK = '{phone_no}';

/** The number of somebody who has not ordered before. */
export const newPhone = (): string => `98${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** A guest's order for pickup: two things from the cafe and one from the closet, none the same in the next order. */
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
