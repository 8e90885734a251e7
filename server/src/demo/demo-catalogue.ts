import { bakery } from './catalogue/bakery';
import { breakfast } from './catalogue/breakfast';
import { coffee } from './catalogue/coffee';
import { desserts } from './catalogue/desserts';
import { gallery } from './catalogue/gallery';
import { kicks } from './catalogue/kicks';
import { kidsClothes } from './catalogue/kids-clothes';
import { kitchen } from './catalogue/kitchen';
import { menClothes } from './catalogue/men-clothes';
import { momoAndSnacks } from './catalogue/momo-and-snacks';
import { places } from './catalogue/places';
import { shakesAndCoolers } from './catalogue/shakes-and-coolers';
import { tea } from './catalogue/tea';
import type { DemoCatalogue } from './catalogue/types';
import { womenClothes } from './catalogue/women-clothes';

/** One of each list in turn, so that every section shows on the first page. */
function inTurn<T>(...lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

/** What an empty shop is filled with on its first start (architecture.md, "Demo data"); every word is a placeholder. */
export const demoCatalogue: DemoCatalogue = {
  categories: [coffee, tea, shakesAndCoolers, bakery, breakfast, momoAndSnacks, kitchen, desserts],
  pieces: inTurn(menClothes, womenClothes, kicks, kidsClothes),
  gallery,
  places,
};
