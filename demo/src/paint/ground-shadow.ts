import { type Canvas, drawPatch } from './canvas';
import type { Placed } from './place-prop';

/** Colour and strength of the two shadows of a standing object. */
export interface ShadowInk {
  colour: readonly [number, number, number];
  contact: number;
  cast: number;
}

function spanOf({ foot }: Placed): { middle: number; half: number } {
  return { middle: (foot.left + foot.right) / 2, half: (foot.right - foot.left) / 2 };
}

/**
 * Draws the shadows of standing objects: a long one away from the window, and over it a tight dark one as wide as each
 * object's footprint.
 */
export function drawGroundShadows(canvas: Canvas, things: readonly Placed[], ink: ShadowInk): void {
  const { colour } = ink;
  for (const thing of things) {
    const { middle, half } = spanOf(thing);
    const { side, foot } = thing;
    const place = {
      x: middle + side * 0.26,
      y: foot.y - side * 0.03,
      rx: half + side * 0.18,
      ry: side * 0.07,
    };
    drawPatch(canvas, { ...place, colour, strength: ink.cast });
  }
  for (const thing of things) {
    const { middle, half } = spanOf(thing);
    const { side, foot } = thing;
    const place = { x: middle, y: foot.y - side * 0.014, rx: half + side * 0.06, ry: side * 0.045 };
    drawPatch(canvas, { ...place, colour, strength: ink.contact });
  }
}
