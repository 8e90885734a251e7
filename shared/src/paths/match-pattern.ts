const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Matches a path against a pattern of the route table: `:id` matches one segment, a trailing `*` the rest. Returns the
 * parameters, or null without a match. It needs no router, so the gateway and the shell's first module can use it.
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
