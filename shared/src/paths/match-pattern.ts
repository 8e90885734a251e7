const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Holds a path against a pattern as in the route table: `:id` takes one part, a closing `*` the rest. Answers the
 * parameters, or null where the path does not fit. It needs no router, so a gateway and the first line of the
 * shell's script can use it.
 */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value);
    else if (part !== value) return null;
  }
  return params;
}
