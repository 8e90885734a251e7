import { brand } from '@storefront/shared/content/content';
import { DRIFT_STEPS, STEP_MS } from '@storefront/shared/rules/second-factor';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, the length of SHA-1 (RFC 4226). */
const SECRET_BYTES = 20;

/** SHA-1, 6 digits and 30 s: several authenticator apps ignore anything else. */
const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_MS / 1000,
  });

/** Returns a new secret in base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the `otpauth:` address of a secret, as a QR code has it. @param email shown in the app */
export const authenticatorUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Returns the code of a secret at a time, ms. */
export const authenticatorCode = (secret: string, at: number): string =>
  totpOf(secret).generate({ timestamp: at });

/**
 * Returns the step of 30 s to which a code belongs: the one of `at` (ms), the one before or the one after, because clocks
 * differ (RFC 6238). Null if it belongs to none of them.
 */
export function stepOfCode(secret: string, code: string, at: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(at / STEP_MS) + delta;
}
