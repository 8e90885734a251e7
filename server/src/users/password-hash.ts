import { hash, verify } from '@node-rs/argon2';
import { normalisePassword } from '@storefront/shared/rules/credentials';

/** argon2id with OWASP's parameters; runs off the event loop. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Returns the hash of a password, the same for every normal form of its letters (C415). */
export const hashPassword = (password: string): Promise<string> => hash(normalisePassword(password), COST);

/** Returns the forms in which an older release may have hashed a password; one for most, which have plain letters. */
const formsOf = (password: string): readonly string[] => [
  ...new Set([normalisePassword(password), password, password.normalize('NFC'), password.normalize('NFD')]),
];

let nobody: Promise<string> | null = null;

/**
 * Returns whether a password matches a stored hash. Without a hash (unknown person) it does the same work and returns
 * false, so that timing reveals nothing (P58).
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const compared = stored ?? (await nobody);
  for (const form of formsOf(password)) if (await verify(compared, form)) return stored !== null;
  return false;
}
