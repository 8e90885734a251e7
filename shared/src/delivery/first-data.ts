import { z } from 'zod';
import { calls } from '../contract/calls';
import type { CallName } from '../contract/routes';

/** Returns whether the contract of this program has the call. */
export const isKnownCall = (name: unknown): name is keyof typeof calls =>
  typeof name === 'string' && name in calls;

const callName = z.custom<keyof typeof calls>(isKnownCall, {
  error: 'is not a call of the contract',
});

/** A call of the API. In `input`, `{id}` stands for the parameter `id` of the page's address. */
const firstCall = z.object({
  call: callName,
  input: z.record(z.string(), z.unknown()).default({}),
});

/** Calls whose answers the gateway writes into the HTML of a page. They are the same for every visitor. */
export const firstData = z.array(firstCall);

/**
 * Calls that the gateway makes as the visitor, for a page of that visitor alone. `{key}` may also stand for a search
 * parameter; without it the field is left out.
 */
export const personalData = z.array(firstCall);

/** A call that the browser makes before the page's script has loaded, at the address `at` of a guarded page. */
export const prefetchedCall = firstCall.extend({ at: z.string().startsWith('/') });

export type FirstCall = z.infer<typeof firstCall>;

/** An answer in the HTML, with the key of its query. */
export interface FirstDatum {
  readonly key: readonly [CallName, unknown];
  readonly data: unknown;
}
