import { calls } from '@storefront/shared/contract/calls';
import type { CallName } from '@storefront/shared/contract/routes';
import { statusesOf } from '../../src/platform/reference/responses';

/** Throws if a call answers a status that the OpenAPI document lacks. */
export function checkStatus(name: CallName, status: number): void {
  const statuses = statusesOf(calls[name]);
  if (!statuses.has(String(status)) && !statuses.has(`${String(status)[0]}XX`))
    throw new Error(`${name} answers ${status}, which is not in the OpenAPI document`);
}
