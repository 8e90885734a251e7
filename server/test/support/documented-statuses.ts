import type { CallName } from '@storefront/shared/contract/routes';
import { describeApi } from '../../src/platform/reference/document';
import type { Operation } from '../../src/platform/reference/open-api';

const documented = new Map(
  Object.values(describeApi().paths)
    .flatMap((operations) => Object.values<Operation | undefined>(operations))
    .flatMap((operation) =>
      operation ? [[operation.operationId, new Set(Object.keys(operation.responses))] as const] : [],
    ),
);

/** Throws if a call answers a status that the OpenAPI document lacks. */
export function checkStatus(name: CallName, status: number): void {
  const statuses = documented.get(name);
  if (!statuses?.has(String(status)) && !statuses?.has(`${String(status)[0]}XX`))
    throw new Error(`${name} answers ${status}, which is not in the OpenAPI document`);
}
