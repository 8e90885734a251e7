import { piecesByCell } from '@storefront/demo/catalogue/piece-cells';
import type { DemoCatalogue } from '@storefront/demo/catalogue/types';
import { PLAIN_MARKS } from '@storefront/shared/rules/marks';
import { toPaisa } from '@storefront/shared/rules/money';
import { NOT_SORTED } from '@storefront/shared/rules/stock-cells';
import { textKey } from '@storefront/shared/rules/text';
import type { Insertable } from 'kysely';
import { marksToRow } from '../../catalogue/menu/stored-marks';
import { newId } from '../../platform/db/ids';
import type { Tables } from '../../platform/db/schema';
import type { StoredPicture } from '../../platform/media/picture-record';
import type { DemoPictures } from './copy-pictures';

type Rows<Table extends keyof Tables> = Insertable<Tables[Table]>[];

function pictureOf(name: string, pictures: DemoPictures): StoredPicture {
  const picture = pictures.get(name);
  if (picture === undefined) throw new Error(`The demo's picture "${name}" was not copied`);
  return picture;
}

/** Rows of the menu, in order. */
export function productRows(
  { categories }: DemoCatalogue,
  pictures: DemoPictures,
  now: number,
): Rows<'products'> {
  const dishes = categories.flatMap(({ name, dishes }) =>
    dishes.map((dish) => ({ ...dish, category: name })),
  );
  return dishes.map(
    ({ name, category, description, rupees, picture, dineIn, espresso, marks, mealtime }, position) => ({
      id: newId(),
      name,
      name_key: textKey(name),
      price_paisa: toPaisa(rupees),
      category,
      description,
      ugage: dineIn ? 'disable' : 'enable',
      espresso: espresso ? 1 : 0,
      sold_out: 0,
      mealtime: mealtime ? JSON.stringify(mealtime) : null,
      ...marksToRow(marks ? { ...PLAIN_MARKS, ...marks } : null),
      picture: JSON.stringify(pictureOf(picture, pictures)),
      position,
      created_at: now,
      deleted_at: null,
      version: 1,
    }),
  );
}

/** Rows of the closet, newest first. */
export function closetRows(
  { pieces }: DemoCatalogue,
  pictures: DemoPictures,
  now: number,
): Rows<'closet_items'> {
  return pieces.map(({ name, colours, rupees, sizes, topSeller, isCountedByCell: _, ...piece }, index) => ({
    ...piece,
    id: newId(),
    name,
    name_key: textKey(name),
    brand_key: textKey(piece.brand),
    price_paisa: toPaisa(rupees),
    size_options: JSON.stringify(sizes),
    ratings: 4,
    colors: JSON.stringify(
      colours.map(({ name, hex, picture }) => ({ name, hex, picture: pictureOf(picture, pictures) })),
    ),
    top_seller: topSeller ? 1 : 0,
    created_at: now - index,
    deleted_at: null,
    version: 1,
  }));
}

/** The cells of the pieces that are counted by size and colour. @param items the rows of these pieces, in their order */
export const cellRows = (
  { pieces }: DemoCatalogue,
  items: readonly { readonly id: string }[],
): Rows<'closet_cells'> =>
  pieces.flatMap((piece, index) => {
    const item_id = items[index]?.id ?? '';
    if (!piece.isCountedByCell) return [];
    return [...piecesByCell(piece), { ...NOT_SORTED, stock: 0 }].map((cell) => ({ item_id, ...cell }));
  });

/** Rows of the gallery, newest first. */
export function galleryRows(
  { gallery }: DemoCatalogue,
  pictures: DemoPictures,
  now: number,
): Rows<'gallery_images'> {
  return gallery.map(({ title, alt, picture }, index) => ({
    id: newId(),
    title,
    alt,
    picture: JSON.stringify(pictureOf(picture, pictures)),
    created_at: now - index,
    version: 1,
  }));
}

/** Rows of the delivery places. */
export function locationRows({ places }: DemoCatalogue, now: number): Rows<'locations'> {
  return places.map(({ address, rupees }) => ({
    id: newId(),
    name: address,
    name_key: textKey(address),
    rate_paisa: toPaisa(rupees),
    created_at: now,
    version: 1,
  }));
}
