import type { Calls } from '@storefront/shared/contract/calls';
import type { CallName } from '@storefront/shared/contract/routes';

/** Makes every server under test refuse to answer what the contract does not promise. */
export function checkAnswer(call: Calls[CallName], data: unknown): void {
  const read = call.answer.safeParse(data);
  if (!read.success) throw new Error(`${call.name} answers off the contract: ${read.error.message}`);
}
