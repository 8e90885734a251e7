import { ARTWORK_SIDE } from './artwork';
import { footprint, type Pixels } from './pixels';
import type { Prop } from './still';

/** Limits of an object's place and size, in pixels of the canvas. */
export interface Stage {
  width: number;
  height: number;
  /** Largest height, width and root of the area of a lone object, in pixels. */
  fit: { height: number; width: number; area: number };
  /** Its lowest point. */
  ground: number;
}

/** An object with its place on the canvas. */
export interface Placed {
  /** The cropped object, in pixels of its artwork. */
  pixels: Pixels;
  /** Its box on the canvas. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Columns where it touches the ground, in pixels of the canvas. */
  foot: { left: number; right: number; y: number };
  /** Side of the whole artwork on the canvas; its shadows scale with it. */
  side: number;
}

/** Returns the size of an object and its place on the canvas. */
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
