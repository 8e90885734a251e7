import { demoCatalogue } from './demo-catalogue';
import type { DemoCatalogue } from './types';

/** A small part of the catalogue, for tests: five different pictures. */
export const smallCatalogue: DemoCatalogue = {
  categories: demoCatalogue.categories
    .slice(0, 2)
    .map(({ name, dishes }) => ({ name, dishes: dishes.slice(0, 1) })),
  options: demoCatalogue.options,
  pieces: demoCatalogue.pieces.slice(0, 2).map((piece) => ({ ...piece, colours: piece.colours.slice(0, 1) })),
  gallery: demoCatalogue.gallery.slice(0, 1),
  places: demoCatalogue.places.slice(0, 2),
  coupons: [],
};
