/** Range and default of a numeric flag. */
interface Range {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Reads integer flags such as `--rounds=3`; missing flags get their defaults.
 *
 * @throws Error with the usage
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
      throw new Error(`Invalid flag ${arg}. There are ${usage.join(', ')}.`);
    return [name, value] as const;
  });
  const usual = [...named].map(([name, range]) => [name, range.usual] as const);
  return Object.fromEntries([...usual, ...given]) as Record<Name, number>;
}
