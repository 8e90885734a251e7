import type { Paisa } from './money';

export type TotalComparison = 'same' | 'server-higher' | 'server-lower' | 'absent';

/**
 * Compares the total that the customer saw with the one just computed (C5, C84). Only `server-higher` needs the
 * customer's consent; a lower total goes through, and a client may name none.
 */
export function compareTotals(client: Paisa | null | undefined, server: Paisa): TotalComparison {
  if (client === null || client === undefined) return 'absent';
  if (client === server) return 'same';
  return server < client ? 'server-lower' : 'server-higher';
}
