import type { OrderStatus } from './order-status';

/** What an order does to the world while it stands as it does. */
export interface OrderEffects {
  /** Its pieces are out of the stock (C24, P15). */
  readonly takesStock: boolean;
  /** Its redeemed points are spent (C19). */
  readonly spendsPoints: boolean;
  /** The points it earns are credited (C19, P42). */
  readonly creditsPoints: boolean;
}

/**
 * The effects that hold in a state. Staff may set any status from any other, so effects are a function of the final
 * state and the server moves from one set to the other: no walk earns or loses anything (C19, C25, C77, P44).
 */
export function orderEffects(status: OrderStatus, isDeleted = false): OrderEffects {
  const stands = !isDeleted && status !== 'cancelled';
  return { takesStock: stands, spendsPoints: stands, creditsPoints: stands && status === 'completed' };
}
