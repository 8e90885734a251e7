/** How the bench of the catalogue is run. */
export interface CatalogueBenchFlags {
  /** Pieces of clothing in the shop. */
  readonly items: number;
  /** How fast one scrolls, CSS px a second. */
  readonly speed: number;
  /** How many times slower the processor is made. */
  readonly cpu: number;
  /** How often each side scrolls through everything. */
  readonly rounds: number;
}

const DEFAULTS: CatalogueBenchFlags = { items: 2000, speed: 3000, cpu: 4, rounds: 1 };

const usage = `There are ${Object.entries(DEFAULTS)
  .map(([name, value]) => `--${name}=${value}`)
  .join(', ')}.`;

/** Reads `--items=500 --rounds=3` and the like. @throws Error that says what there is */
export function readFlags(args: readonly string[]): CatalogueBenchFlags {
  const flags = args.map((arg) => {
    const [, name = '', text = ''] = /^--(\w+)=(\d+)$/.exec(arg) ?? [];
    if (!Object.hasOwn(DEFAULTS, name)) throw new Error(`The bench does not know ${arg}. ${usage}`);
    if (Number(text) < 1) throw new Error(`${arg} cannot be used. ${usage}`);
    return [name, Number(text)];
  });
  return { ...DEFAULTS, ...Object.fromEntries(flags) };
}
