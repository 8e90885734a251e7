import sharp, { type OverlayOptions } from 'sharp';
import { calm, warm } from './art-filter';
import { loadArtwork } from './artwork';
import { cafeSet } from './cafe-set';
import { closetSweep } from './closet-sweep';
import { groundShadows, type ShadowInk } from './ground-shadow';
import { hangingLayer, objectLayer } from './layers';
import type { Pixels } from './pixels';
import { placeProp, type Stage } from './place-prop';
import { recolour } from './recolour';
import type { CafeStill, ClosetStill, Prop, Still } from './still';

/** Pixels of a dish: wide enough for the desktop tile, its middle right for the phone's. */
export const cafeSize = { width: 960, height: 620 } as const;
/** Pixels of a closet piece: 4:5. */
export const closetSize = { width: 640, height: 800 } as const;

const cafeInk: ShadowInk = { colour: '#341408', contact: 0.55, cast: 0.2 };
const closetInk: ShadowInk = { colour: '#141210', contact: 0.42, cast: 0.13 };

const cafeStage: Stage = { ...cafeSize, fit: { height: 430, width: 500, area: 385 }, ground: 545 };
const shoeStage: Stage = { ...closetSize, fit: { height: 460, width: 498, area: 428 }, ground: 642 };
const hangStage: Stage = { ...closetSize, fit: { height: 524, width: 498, area: 445 }, ground: 0 };

const backdrops = new Map<string, Promise<Buffer>>();

function backdrop(svg: string): Promise<Buffer> {
  const known = backdrops.get(svg) ?? sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  backdrops.set(svg, known);
  return known;
}

async function compose(
  svg: string,
  { width, height }: { width: number; height: number },
  layers: OverlayOptions[],
) {
  const ground = await backdrop(svg);
  return sharp(ground, { raw: { width, height, channels: 3 } })
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const load = ({ art, turn, flip }: Prop) => loadArtwork(art, turn, flip);
const repaint = (pixels: Pixels, prop: Prop) => (prop.recolour ?? []).reduce(recolour, pixels);

async function paintCafe({ set, props }: CafeStill): Promise<Buffer> {
  const { width, height } = cafeSize;
  const things = await Promise.all(
    props.map(async (prop) => placeProp(prop, warm(repaint(await load(prop), prop)), cafeStage)),
  );
  const shadows = Buffer.from(groundShadows(things, cafeInk, width, height));
  const objects = await Promise.all(things.map(objectLayer));
  return compose(cafeSet(set, width, height), cafeSize, [{ input: shadows }, ...objects]);
}

async function paintCloset({ kind, prop }: ClosetStill): Promise<Buffer> {
  const { width, height } = closetSize;
  const sweep = closetSweep(width, height);
  const pixels = repaint(calm(await load(prop)), prop);
  if (kind === 'shoe') {
    const thing = placeProp(prop, pixels, shoeStage);
    const shadows = Buffer.from(groundShadows([thing], closetInk, width, height));
    return compose(sweep, closetSize, [{ input: shadows }, await objectLayer(thing)]);
  }
  const garment = placeProp(prop, pixels, hangStage);
  return compose(sweep, closetSize, [await hangingLayer(garment, closetSize)]);
}

/** Paints one still life as PNG. */
export function paintStill(still: Still): Promise<Buffer> {
  return still.kind === 'cafe' ? paintCafe(still) : paintCloset(still);
}
