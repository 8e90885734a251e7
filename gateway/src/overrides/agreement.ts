import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  AGREEMENT_PARAMETER,
  OVERRIDE_PARAMETER,
  type RemoteOverride,
} from '@storefront/shared/delivery/overrides';
import type { Visitor } from '../shop-api';

/**
 * Returns the proof that the person of this session agreed to this address. It is void when the session ends, because
 * it is keyed with the session's hash.
 */
function sign({ sessionHash }: Visitor, { name, address }: RemoteOverride): string {
  return createHmac('sha256', sessionHash).update(`override\n${name}\n${address}`).digest('base64url');
}

/** Returns whether {@link overrideQuery} made this proof for the same session and address. */
export function hasAgreed(person: Visitor, override: RemoteOverride, agreement: string | null): boolean {
  const wanted = Buffer.from(sign(person, override));
  const given = Buffer.from(agreement ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Returns the query with which this person agrees to load these builds. */
export function overrideQuery(person: Visitor, overrides: readonly RemoteOverride[]): URLSearchParams {
  return new URLSearchParams(
    overrides.flatMap((override) => [
      [OVERRIDE_PARAMETER + override.name, override.address],
      [AGREEMENT_PARAMETER + override.name, sign(person, override)],
    ]),
  );
}
