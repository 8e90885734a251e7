import type { Order } from '../../contract/entities/order';
import type { MenuMode } from '../../rules/menu';
import type { MockPerson } from '../world';
import type { LineInput } from './price-lines';

type About = Pick<
  Order,
  | 'fullName'
  | 'email'
  | 'phone'
  | 'address'
  | 'deliveryOption'
  | 'deliveryLocation'
  | 'tableNumber'
  | 'tableConfirmed'
>;

/** An order about to be placed, whichever of the three calls it came by. */
export interface Placing {
  readonly person: MockPerson | null;
  readonly about: About;
  readonly lines: readonly LineInput[];
  /** The name that the lines have in the request. */
  readonly field: 'item' | 'items';
  readonly mode: MenuMode;
  /** Delivery fee in rupees. */
  readonly fee: number;
  readonly points: number;
  /** The total that the customer saw, in rupees. */
  readonly totalAmount: number | null | undefined;
}
