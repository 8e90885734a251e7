import type { OrderStatus } from '@storefront/shared/contract/entities/order';
import { useSearchParams } from '@storefront/shared/router';
import { normaliseStatus } from '@storefront/shared/rules/orders';

/** Which state is shown, kept in the address; pending unless another is named (C70). Choosing one begins at page 1. */
export function useStatusFilter() {
  const [parameters, setParameters] = useSearchParams();
  const status = normaliseStatus(parameters.get('status'));
  const setStatus = (next: OrderStatus) => setParameters(next === 'pending' ? {} : { status: next });
  return { status, setStatus };
}
