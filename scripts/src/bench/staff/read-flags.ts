/** How the bench of the dashboard is run. */
export interface StaffBenchFlags {
  /** Orders of the large shop. */
  readonly large: number;
  readonly rounds: number;
}

const DEFAULTS: StaffBenchFlags = { large: 20_000, rounds: 9 };
const LARGEST = 1_000_000;

const usage = `There are --large=${DEFAULTS.large}, up to ${LARGEST}, and --rounds=${DEFAULTS.rounds}.`;

/** Reads `--large=1000000 --rounds=5`. @throws Error that says what there is */
export function readFlags(args: readonly string[]): StaffBenchFlags {
  let flags = DEFAULTS;
  for (const arg of args) {
    const [, name, text] = /^--(large|rounds)=(\d+)$/.exec(arg) ?? [];
    const value = Number(text);
    if (name === undefined || value < 1 || (name === 'large' && (value < 2_000 || value > LARGEST)))
      throw new Error(`${arg} cannot be used. ${usage}`);
    flags = { ...flags, [name]: value };
  }
  return flags;
}
