import { cleanCode } from './credentials';

/** A code of an authenticator app is good for one step of 30 s (RFC 6238), and for the step before and after it. */
export const STEP_MS = 30_000;
export const DRIFT_STEPS = 1;

/** Lifetime of a login between password and code, ms, and the number of wrong codes that end it. */
export const TICKET_MS = 10 * 60_000;
export const SECOND_FACTOR_TRIES = 5;

/** How many recovery codes a person gets. */
export const RECOVERY_CODES = 10;
/** Letters and digits of recovery codes: nobody mistakes them for each other. */
export const RECOVERY_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 16 characters are 79 bits. */
export const RECOVERY_LENGTH = 16;

const RECOVERY_PATTERN = new RegExp(`^[${RECOVERY_CHARACTERS}]{${RECOVERY_LENGTH}}$`);

/** Returns a recovery code as people read it: `ABCD-EFGH-JKMN-PQRS`. */
export const formatRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Returns which kind of code was typed, blanks and hyphens aside; null if it is neither. */
export function secondFactorCodeKind(typed: string): 'authenticator' | 'recovery' | null {
  const code = cleanCode(typed);
  if (/^\d{6}$/.test(code)) return 'authenticator';
  return RECOVERY_PATTERN.test(code) ? 'recovery' : null;
}

const LOCK_MS = 15 * 60_000;
const LONGEST_LOCK_MS = 24 * 60 * 60_000;

/**
 * Returns how long codes of an account are refused after this many wrong ones in a row, ms: 15 minutes after five, twice
 * as long after five more, at most a day; 0 in between.
 */
export function secondFactorLockMs(tries: number): number {
  if (tries === 0 || tries % SECOND_FACTOR_TRIES !== 0) return 0;
  return Math.min(LOCK_MS * 2 ** Math.min(tries / SECOND_FACTOR_TRIES - 1, 10), LONGEST_LOCK_MS);
}
