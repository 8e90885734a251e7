/** Most keys in a reported path; deeper values are reported at that depth. */
const DEEPEST = 8;

/**
 * Returns the path to a text or name that contains U+0000, which PostgreSQL can neither store nor compare; null if
 * there is none. Does not recurse, so deep JSON cannot overflow the stack.
 */
export function findNul(value: unknown): readonly string[] | null {
  const open: { path: readonly string[]; here: unknown }[] = [{ path: [], here: value }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, here } = next;
    if (typeof here === 'string' && here.includes('\0')) return path;
    if (typeof here !== 'object' || here === null) continue;
    for (const [key, inner] of Object.entries(here)) {
      if (key.includes('\0')) return path;
      open.push({ path: path.length < DEEPEST ? [...path, key] : path, here: inner });
    }
  }
  return null;
}
