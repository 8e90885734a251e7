/** The flags of the API bench. */
export interface ApiBenchFlags {
  /** Orders of the large shop; null: no large shop is measured. */
  readonly large: number | null;
  /** Part of the names of the rows to measure; empty: all of them. */
  readonly only: string;
  readonly rounds: number;
  /** Length of one load run. */
  readonly seconds: number;
  /** Seconds of load before the first round. */
  readonly warmup: number;
  /** Concurrent requests. */
  readonly connections: number;
}

const DEFAULTS: ApiBenchFlags = {
  large: null,
  only: '',
  rounds: 5,
  seconds: 0.5,
  warmup: 1.5,
  connections: 16,
};
const LARGE = { default: 100_000, min: 20_000, max: 1_000_000 };

const usage = `There are --large, --large=${LARGE.min}…${LARGE.max}, --rounds=5, --seconds=0.5, --warmup=1.5, --connections=16 and --only=menu.`;

/** Reads `--large=100000 --rounds=9` and so on. @throws Error with the usage */
export function readFlags(args: readonly string[]): ApiBenchFlags {
  let flags = DEFAULTS;
  for (const arg of args) {
    const [, only] = /^--only=(.+)$/.exec(arg) ?? [];
    if (only !== undefined) {
      flags = { ...flags, only };
      continue;
    }
    const [, name = '', text] = /^--(\w+)(?:=([\d.]+))?$/.exec(arg) ?? [];
    if (!(name in DEFAULTS)) throw new Error(`Unknown flag ${arg}. ${usage}`);
    const value = text === undefined && name === 'large' ? LARGE.default : Number(text);
    const isWhole = name === 'seconds' || name === 'warmup' || Number.isInteger(value);
    if (!isWhole || !(value > 0)) throw new Error(`Invalid flag ${arg}. ${usage}`);
    flags = { ...flags, [name]: value };
  }
  const { large } = flags;
  if (large !== null && (large < LARGE.min || large > LARGE.max))
    throw new Error(`Invalid flag --large=${large}. ${usage}`);
  return flags;
}
