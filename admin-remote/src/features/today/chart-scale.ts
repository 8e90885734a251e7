/** Lines above 0. */
const LINES = 3;
/** The least step between two lines, in rupees: a day without orders has an axis too. */
const LEAST = 100;

/** Returns the values of the lines of an axis from 0, so that the largest value fits: 0, 4000, 8000, 12000. */
export function axisOf(values: readonly number[]): readonly number[] {
  const least = Math.max(LEAST, Math.max(0, ...values) / LINES);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 4, 5, 10].find((times) => times * power >= least) ?? 10) * power;
  return Array.from({ length: LINES + 1 }, (_, line) => line * step);
}

/** Returns the label of an axis: `12k`, `500`, `1.5M`. */
export function axisText(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}M`;
  return value >= 1000 ? `${value / 1000}k` : String(Math.round(value * 100) / 100);
}

/** The widest letter of a label, and the space between two labels, in the units of a chart. */
const LETTER = 8;
const SPACE = 4;

/** Returns of how many bars one gets its label, so that no two touch: 1 for all. @param width of a bar with its gaps */
export function labelStep(labels: readonly string[], width: number): number {
  const longest = Math.max(0, ...labels.map(({ length }) => length));
  return Math.max(1, Math.ceil((longest * LETTER + SPACE) / width));
}
