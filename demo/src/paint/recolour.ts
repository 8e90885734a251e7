import { mainColour } from './main-colour';
import { fromOklch, hexToOklch, hueDistance, type Oklch, toOklch } from './oklch';
import { type Pixels, smoothStep } from './pixels';
import type { Recolour } from './still';

/** Below this chroma a part is pale: its saturation is noise, not shading. */
const PALE = 0.05;
/** Below this chroma a part has no hue. */
const NEUTRAL = 0.012;
/** Darkest lightness, so that black cloth still shows its folds. */
const DARKEST = 0.27;
/** Factor: cloth is slightly less saturated than its swatch. */
const FADED = 0.9;

/** Returns how much a pixel belongs to the part around `from`, 0…1. */
function belonging(pixel: Oklch, from: Oklch, { reach = 40, light = [0, 1] }: Recolour): number {
  const [darkest, lightest] = light;
  const inBand =
    smoothStep(darkest - 0.04, darkest + 0.01, pixel.light) *
    (1 - smoothStep(lightest - 0.01, lightest + 0.04, pixel.light));
  if (from.chroma < NEUTRAL) return inBand * (1 - smoothStep(0.04, 0.09, pixel.chroma));
  const coloured =
    from.chroma < PALE
      ? smoothStep(0.002, 0.008, pixel.chroma)
      : smoothStep(0.12 * from.chroma, 0.35 * from.chroma, pixel.chroma);
  const near = 1 - smoothStep(reach, reach + 22, Math.abs(hueDistance(from.hue, pixel.hue)));
  return inBand * coloured * near;
}

/** Returns shading around the new lightness: steep near it, never black or white. */
function shade(difference: number, target: number): number {
  const room = difference > 0 ? 0.985 - target : target - 0.06;
  if (room <= 0) return target;
  return target + Math.sign(difference) * room * (1 - Math.exp(-Math.abs(difference) / room));
}

function dye(ink: Oklch, from: Oklch, to: Oklch): Oklch {
  const pale = from.chroma < PALE;
  return {
    light: shade((ink.light - from.light) * 0.9, Math.max(to.light, DARKEST)),
    chroma: to.chroma * FADED * (pale ? 1 : Math.min(1.25, ink.chroma / from.chroma)),
    hue: to.hue + (pale ? 0 : hueDistance(from.hue, ink.hue) * 0.35),
  };
}

/** Replaces each value by the mean of itself and the values `step` before and after it. */
function meanAlong(mask: Float32Array, step: number): Float32Array {
  const mean = new Float32Array(mask.length);
  for (let at = 0; at < mask.length; at += 1) {
    const own = mask[at] ?? 0;
    mean[at] = (own + (mask[at - step] ?? own) + (mask[at + step] ?? own)) / 3;
  }
  return mean;
}

/** Smooths a mask, so that noise at its edge is invisible. */
function evenOut(mask: Float32Array, width: number): Float32Array {
  return meanAlong(meanAlong(mask, 1), width);
}

/** Recolours the part that `change` names; keeps light, shade and small shifts of hue. */
export function recolour(pixels: Pixels, change: Recolour): Pixels {
  const from = change.from === undefined ? mainColour(pixels) : hexToOklch(change.from);
  const to = hexToOklch(change.to);
  const before = pixels.data;
  const inks = new Array<Oklch>(before.length / 4);
  const mask = new Float32Array(before.length / 4);
  for (let at = 0; at < mask.length; at += 1) {
    if (before[at * 4 + 3] === 0) continue;
    const ink = toOklch(before[at * 4] ?? 0, before[at * 4 + 1] ?? 0, before[at * 4 + 2] ?? 0);
    inks[at] = ink;
    mask[at] = belonging(ink, from, change);
  }
  const data = Buffer.from(before);
  evenOut(mask, pixels.width).forEach((weight, at) => {
    const ink = inks[at];
    if (ink === undefined || weight < 0.004) return;
    const painted = fromOklch(dye(ink, from, to));
    for (let part = 0; part < 3; part += 1) {
      const was = before[at * 4 + part] ?? 0;
      data[at * 4 + part] = Math.round(was + ((painted[part] ?? 0) - was) * weight);
    }
  });
  return { ...pixels, data };
}
