/**
 * Returns the list with one entry moved before another one, or to the end for null. An entry or a target that is not in
 * the list changes nothing: somebody removed it meanwhile.
 */
export function moveBefore<T>(list: readonly T[], entry: T, before: T | null): T[] {
  const rest = list.filter((other) => other !== entry);
  const at = before === null ? rest.length : rest.indexOf(before);
  return rest.length === list.length || at < 0 ? [...list] : [...rest.slice(0, at), entry, ...rest.slice(at)];
}
