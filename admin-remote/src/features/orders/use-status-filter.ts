import type { OrderStatus } from '@storefront/shared/contract/entities/order';
import { useSearchParams } from '@storefront/shared/router';
import { normaliseStatus } from '@storefront/shared/rules/orders';

/** Reads and sets the status filter in the address; pending by default (C70). A change starts at page 1. */
export function useStatusFilter() {
  const [parameters, setParameters] = useSearchParams();
  const status = normaliseStatus(parameters.get('status'));
  const setStatus = (next: OrderStatus) => setParameters(next === 'pending' ? {} : { status: next });
  return { status, setStatus };
}
