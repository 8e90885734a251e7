/** What a number that a bench is run with may be. */
interface Range {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Reads flags that are whole numbers, `--rounds=3` and the like; those that are not given are as usual.
 *
 * @throws Error that says what there is
 */
export function readNumbers<Name extends string>(
  args: readonly string[],
  ranges: Readonly<Record<Name, Range>>,
): Record<Name, number> {
  const named = new Map<string, Range>(Object.entries(ranges));
  const usage = [...named].map(([name, { usual, min, max }]) => `--${name}=${usual} (${min} to ${max})`);
  const given = args.map((arg) => {
    const [, name = '', text = ''] = /^--(\w+)=(\d+)$/.exec(arg) ?? [];
    const range = named.get(name);
    const value = Number(text);
    if (!range || value < range.min || value > range.max)
      throw new Error(`${arg} cannot be used. There are ${usage.join(', ')}.`);
    return [name, value] as const;
  });
  const usual = [...named].map(([name, range]) => [name, range.usual] as const);
  return Object.fromEntries([...usual, ...given]) as Record<Name, number>;
}
