/** Shortest password of a customer (§5) and of staff (C39, P71). */
export const PASSWORD_MIN = { customer: 6, admin: 12 } as const;

/** Longer ones are refused, so that nobody keeps the hash busy. */
export const PASSWORD_MAX = 200;

/** What is wrong with a new password, or null. Characters are counted as people see them, blanks included. */
export function passwordProblem(
  value: unknown,
  role: keyof typeof PASSWORD_MIN = 'customer',
): 'missing' | 'too-short' | 'too-long' | null {
  if (typeof value !== 'string' || value === '') return 'missing';
  if (value.length > PASSWORD_MAX) return 'too-long';
  return [...value].length < PASSWORD_MIN[role] ? 'too-short' : null;
}
