import { calm, warm } from './art-filter';
import { loadArtwork } from './artwork';
import { cafeSet } from './cafe-set';
import { createCanvas, drawPixels, toPng } from './canvas';
import { closetSweep } from './closet-sweep';
import { drawGroundShadows, type ShadowInk } from './ground-shadow';
import { drawHanging } from './hang-shadow';
import type { Pixels } from './pixels';
import { placeProp, type Stage } from './place-prop';
import { recolour } from './recolour';
import type { CafeStill, ClosetStill, Prop, Still } from './still';

/** Size of a dish in pixels: wide enough for the desktop tile; its middle fits the phone's. */
export const cafeSize = { width: 960, height: 620 } as const;
/** Size of a closet item in pixels: 4:5. */
export const closetSize = { width: 640, height: 800 } as const;

const cafeInk: ShadowInk = { colour: [52, 20, 8], contact: 0.55, cast: 0.2 };
const closetInk: ShadowInk = { colour: [20, 18, 16], contact: 0.42, cast: 0.13 };

const cafeStage: Stage = { ...cafeSize, fit: { height: 430, width: 500, area: 385 }, ground: 545 };
const shoeStage: Stage = { ...closetSize, fit: { height: 460, width: 498, area: 428 }, ground: 642 };
const hangStage: Stage = { ...closetSize, fit: { height: 524, width: 498, area: 445 }, ground: 800 };

const load = ({ art, turn, flip }: Prop) => loadArtwork(art, turn, flip);
const repaint = (pixels: Pixels, prop: Prop) => (prop.recolour ?? []).reduce(recolour, pixels);

async function paintCafe({ set, props }: CafeStill): Promise<Buffer> {
  const canvas = await createCanvas(cafeSet(set, cafeSize.width, cafeSize.height), cafeSize);
  const things = await Promise.all(
    props.map(async (prop) => placeProp(prop, warm(repaint(await load(prop), prop)), cafeStage)),
  );
  drawGroundShadows(canvas, things, cafeInk);
  for (const thing of things) await drawPixels(canvas, thing.pixels, thing);
  return toPng(canvas);
}

async function paintCloset({ kind, prop }: ClosetStill): Promise<Buffer> {
  const canvas = await createCanvas(closetSweep(closetSize.width, closetSize.height), closetSize);
  const pixels = repaint(calm(await load(prop)), prop);
  if (kind === 'hang') {
    await drawHanging(canvas, placeProp(prop, pixels, hangStage));
    return toPng(canvas);
  }
  const thing = placeProp(prop, pixels, shoeStage);
  drawGroundShadows(canvas, [thing], closetInk);
  await drawPixels(canvas, thing.pixels, thing);
  return toPng(canvas);
}

/** Paints one still life and returns it as PNG. */
export function paintStill(still: Still): Promise<Buffer> {
  return still.kind === 'cafe' ? paintCafe(still) : paintCloset(still);
}
