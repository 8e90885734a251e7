const told = new Set<string>();

/** Whether this is said for the first time in this tab. */
export function isFirst(what: string): boolean {
  if (told.has(what)) return false;
  told.add(what);
  return true;
}
