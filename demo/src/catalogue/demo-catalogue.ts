import { bakery } from './bakery';
import { breakfast } from './breakfast';
import { coffee } from './coffee';
import { coupons } from './coupons';
import { desserts } from './desserts';
import { gallery } from './gallery';
import { kicks } from './kicks';
import { kidsClothes } from './kids-clothes';
import { kitchen } from './kitchen';
import { menClothes } from './men-clothes';
import { momoAndSnacks } from './momo-and-snacks';
import { options } from './options';
import { places } from './places';
import { shakesAndCoolers } from './shakes-and-coolers';
import { tea } from './tea';
import type { DemoCatalogue } from './types';
import { womenClothes } from './women-clothes';

/** Takes items of all lists in turn, so that every section is on the first page. */
function interleave<T>(...lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

/** The demo content of a shop after its first start (ADR 5); all texts are placeholders. */
export const demoCatalogue: DemoCatalogue = {
  categories: [coffee, tea, shakesAndCoolers, bakery, breakfast, momoAndSnacks, kitchen, desserts],
  options,
  pieces: interleave(menClothes, womenClothes, kicks, kidsClothes),
  gallery,
  places,
  coupons,
};
