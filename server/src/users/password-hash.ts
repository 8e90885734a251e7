import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's parameters; runs off the event loop. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobody: Promise<string> | null = null;

/**
 * Returns whether a password matches a stored hash. Without a hash (unknown person) it does the same work and returns
 * false, so that timing reveals nothing (P58).
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  if (stored) return verify(stored, password);
  nobody ??= hashPassword('nobody has this password');
  await verify(await nobody, password);
  return false;
}
