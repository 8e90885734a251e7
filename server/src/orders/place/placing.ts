import type { orderInput } from '@storefront/shared/contract/order-input';
import type { z } from 'zod';
import type { OrdersTable } from '../../platform/db/schema';

/** A line as a client asks for it. */
export type LineInput = z.output<typeof orderInput>['item'][number];

/** Where an order goes. */
export type Destination =
  | { readonly kind: 'pickup' }
  /** The place's name as it was sent. */
  | { readonly kind: 'place'; readonly name: string }
  | { readonly kind: 'table'; readonly tableNumber: string; readonly isConfirmed: boolean };

/** An order about to be placed, whichever of the three calls it came by. */
export interface Placing {
  readonly kind: OrdersTable['kind'];
  /** Whose it is; null earns no points. */
  readonly userId: string | null;
  readonly contact: Pick<OrdersTable, 'full_name' | 'email' | 'phone' | 'address'>;
  readonly destination: Destination;
  /** Keyed hash of the address it came from; null where nobody counts it (P75). */
  readonly originKey: string | null;
  readonly lines: readonly LineInput[];
  /** The name that the lines have in the request. */
  readonly field: 'item' | 'items';
  /** Points to redeem. */
  readonly points: number;
  /** The total that the customer saw, in rupees. */
  readonly totalAmount: number | null | undefined;
}
