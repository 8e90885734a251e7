import type { Order } from '../../contract/entities/order';
import { type OrderEffects, orderEffects } from '../../rules/orders';

/** An order as it stands, or null: not placed yet, or deleted. */
export type Standing = Order | null;

/** What it does to stock and points while it stands so (C19). */
export const effectsOf = (order: Standing): OrderEffects =>
  order ? orderEffects(order.status) : orderEffects('cancelled');
