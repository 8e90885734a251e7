/** How the bench of the API is run. */
export interface ApiBenchFlags {
  /** Orders of the large shop; null: none is measured. */
  readonly large: number | null;
  /** Part of the names of the rows to measure; empty: all of them. */
  readonly only: string;
  readonly rounds: number;
  /** Length of one stretch of load. */
  readonly seconds: number;
  /** Requests under way at a time. */
  readonly connections: number;
}

const DEFAULTS: ApiBenchFlags = { large: null, only: '', rounds: 5, seconds: 0.5, connections: 16 };
const LARGE = { default: 100_000, min: 20_000, max: 1_000_000 };

const usage = `There are --large, --large=${LARGE.min}…${LARGE.max}, --rounds=5, --seconds=0.5, --connections=16 and --only=menu.`;

/** Reads `--large=100000 --rounds=9` and the like. @throws Error that says what there is */
export function readFlags(args: readonly string[]): ApiBenchFlags {
  let flags = DEFAULTS;
  for (const arg of args) {
    const [, only] = /^--only=(.+)$/.exec(arg) ?? [];
    if (only !== undefined) {
      flags = { ...flags, only };
      continue;
    }
    const [, name = '', text] = /^--(\w+)(?:=([\d.]+))?$/.exec(arg) ?? [];
    if (!(name in DEFAULTS)) throw new Error(`The bench does not know ${arg}. ${usage}`);
    const value = text === undefined && name === 'large' ? LARGE.default : Number(text);
    const isWhole = name === 'seconds' || Number.isInteger(value);
    if (!isWhole || !(value > 0)) throw new Error(`${arg} cannot be used. ${usage}`);
    flags = { ...flags, [name]: value };
  }
  const { large } = flags;
  if (large !== null && (large < LARGE.min || large > LARGE.max))
    throw new Error(`--large=${large} cannot be used. ${usage}`);
  return flags;
}
