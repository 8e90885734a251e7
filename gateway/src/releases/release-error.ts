/** A release, rollback or registry was refused; the message is for the operator. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** More names than this are counted. */
const MAX_NAMED = 3;

/** Returns the first of some names for a sentence, and how many more there are: `a, b, c, 4 more`. */
export const nameSome = (names: readonly string[]): string =>
  [
    ...names.slice(0, MAX_NAMED),
    ...(names.length > MAX_NAMED ? [`${names.length - MAX_NAMED} more`] : []),
  ].join(', ');
