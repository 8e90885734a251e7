import { ARTWORK_SIDE } from './artwork';
import { footprint, type Pixels } from './pixels';
import type { Prop } from './still';

/** Where a thing may be and how large, in pixels of the canvas. */
export interface Stage {
  width: number;
  height: number;
  /** How high and wide a lone object may be, and the root of its area, in pixels. */
  fit: { height: number; width: number; area: number };
  /** Its lowest point. */
  ground: number;
}

/** An object on the stage, ready to be set down. */
export interface Placed {
  /** The object, cut out tightly, in pixels of its artwork. */
  pixels: Pixels;
  /** Its box on the canvas. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where it touches the ground, in pixels of the canvas. */
  foot: { left: number; right: number; y: number };
  /** Side of the whole artwork on the canvas: the measure of its shadows. */
  side: number;
}

/** Finds the size of an object and its place on the stage. */
export function placeProp(
  { size = 1, x = 0, back = 0 }: Prop,
  pixels: Pixels,
  { fit, ground, ...stage }: Stage,
): Placed {
  const { height, width } = pixels;
  const scale = size * Math.min(fit.height / height, fit.width / width, fit.area / Math.sqrt(width * height));
  const left = stage.width / 2 + x * stage.height - (width * scale) / 2;
  const y = ground - back * stage.height;
  const foot = footprint(pixels);
  return {
    pixels,
    left,
    top: y - height * scale,
    width: width * scale,
    height: height * scale,
    foot: { left: left + foot.left * scale, right: left + foot.right * scale, y },
    side: ARTWORK_SIDE * scale,
  };
}
