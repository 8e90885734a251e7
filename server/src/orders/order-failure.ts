import type { OrderChange } from '@storefront/shared/contract/envelope';
import { type Paisa, toRupees } from '@storefront/shared/rules/money';
import { conflict, type Failure } from '../platform/http/failure';

/** Tells a customer everything that changed, and what the order would cost now (C84, C85). */
export const orderConflict = (changes: readonly OrderChange[], totalPaisa: Paisa): Failure =>
  conflict('Something changed since you looked', {
    changes: [...changes],
    totalAmount: toRupees(totalPaisa),
  });

/** Tells staff why an order cannot become what they want. */
export const changeConflict = (message: string, changes: readonly OrderChange[]): Failure =>
  conflict(message, { changes: [...changes], totalAmount: null });
