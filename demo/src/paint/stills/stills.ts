import { demoCatalogue } from '../../catalogue/demo-catalogue';
import { palette } from '../../catalogue/palette';
import type { Stills } from '../still';
import { bakery } from './bakery';
import { breakfast } from './breakfast';
import { coffee } from './coffee';
import { desserts } from './desserts';
import { gallery } from './gallery';
import { kitchen } from './kitchen';
import { momoAndSnacks } from './momo-and-snacks';
import { type PatternName, patterns, pieceStill } from './patterns';
import { shakesAndCoolers } from './shakes-and-coolers';
import { tea } from './tea';

/** Every pattern in every colour, by the picture's name in the closet: `tee-sand`. */
const everyPiece = new Map(
  (Object.keys(patterns) as PatternName[]).flatMap((cut) =>
    Object.entries(palette).map(([colour, hex]) => [`${cut}-${colour.toLowerCase()}`, pieceStill(cut, hex)]),
  ),
);

function pieceStills(): Stills {
  const names = demoCatalogue.pieces.flatMap(({ colours }) => colours.map(({ picture }) => picture));
  return Object.fromEntries(
    names.map((name) => {
      const still = everyPiece.get(name);
      if (still === undefined) throw new Error(`There is no pattern and colour "${name}"`);
      return [name, still];
    }),
  );
}

/** Returns the still life of every picture in the catalogue, by the picture's name. */
export const stills: Stills = {
  ...coffee,
  ...tea,
  ...shakesAndCoolers,
  ...bakery,
  ...breakfast,
  ...momoAndSnacks,
  ...kitchen,
  ...desserts,
  ...gallery,
  ...pieceStills(),
};
