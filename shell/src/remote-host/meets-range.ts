const numbersOf = (version: string) => version.split('.').map(Number);

/**
 * Whether a version lies in a range, for the two forms that remotes use: `^1.4.0` and an exact `1.4.0`. A caret
 * allows what does not change the first number that is not 0. Anything else is not met.
 */
export function meetsRange(version: string, range: string): boolean {
  const [, caret, wanted] = /^(\^?)(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (wanted === undefined || !/^\d+\.\d+\.\d+$/.test(version)) return false;
  if (!caret) return version === wanted;
  const has = numbersOf(version);
  const least = numbersOf(wanted);
  const fixed = least.findIndex((part) => part > 0);
  for (const [index, part] of least.entries()) {
    const given = has[index] ?? 0;
    if (given === part) continue;
    return index > fixed && given > part;
  }
  return true;
}
