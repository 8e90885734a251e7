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

/** Every pattern in every colour, by the name that the closet gives its picture: `tee-sand`. */
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
      if (still === undefined) throw new Error(`No pattern and colour are called "${name}"`);
      return [name, still];
    }),
  );
}

/** The still life of every picture in the catalogue, by the picture's name. */
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
