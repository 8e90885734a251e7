import { type Oklch, toOklch } from './oklch';
import type { Pixels } from './pixels';

const BINS = 36;

/** Returns the main colour of an object: the one that covers most of it, with more weight for saturated parts. */
export function mainColour({ data }: Pixels): Oklch {
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, light: 0, chroma: 0, sin: 0, cos: 0 }));
  for (let at = 0; at < data.length; at += 16) {
    if ((data[at + 3] ?? 0) < 200) continue;
    const { light, chroma, hue } = toOklch(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const bin = bins[Math.floor(((hue + 360) % 360) / (360 / BINS)) % BINS];
    if (!bin) continue;
    const weight = 0.02 + chroma;
    bin.weight += weight;
    bin.light += weight * light;
    bin.chroma += weight * chroma;
    bin.sin += weight * Math.sin((hue * Math.PI) / 180);
    bin.cos += weight * Math.cos((hue * Math.PI) / 180);
  }
  const around = (index: number) => [-1, 0, 1].flatMap((step) => bins[(index + step + BINS) % BINS] ?? []);
  const weightAround = (index: number) => around(index).reduce((sum, bin) => sum + bin.weight, 0);
  const best = bins.reduce((top, _, index) => (weightAround(index) > weightAround(top) ? index : top), 0);
  const total = (pick: (bin: (typeof bins)[number]) => number) =>
    around(best).reduce((sum, bin) => sum + pick(bin), 0);
  const weight = Math.max(
    total((bin) => bin.weight),
    1e-9,
  );
  return {
    light: total((bin) => bin.light) / weight,
    chroma: total((bin) => bin.chroma) / weight,
    hue:
      (Math.atan2(
        total((bin) => bin.sin),
        total((bin) => bin.cos),
      ) *
        180) /
      Math.PI,
  };
}
