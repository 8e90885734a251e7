import { piecesByCell } from '@storefront/demo/catalogue/piece-cells';
import type { DemoCatalogue } from '@storefront/demo/catalogue/types';
import type { OptionChoice } from '@storefront/shared/rules/dish-options';
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

/** Rows of the groups of options, in order (C255). */
export const optionGroupRows = ({ options }: DemoCatalogue, now: number): Rows<'option_groups'> =>
  options.map(({ name, min, max, choices }, index) => ({
    id: newId(),
    name,
    name_key: textKey(name),
    min_choices: min,
    max_choices: max,
    choices: JSON.stringify(
      choices.map(
        ({ name: choice, rupees, isDefault = false, soldOut = false }): OptionChoice => ({
          id: newId(),
          name: choice,
          pricePaisa: toPaisa(rupees),
          isDefault,
          isSoldOut: soldOut,
        }),
      ),
    ),
    created_at: now + index,
    version: 1,
  }));

/** Rows of the menu, in order. @param groups rows of the groups that dishes name */
export function productRows(
  { categories }: DemoCatalogue,
  pictures: DemoPictures,
  groups: Rows<'option_groups'>,
  now: number,
): Rows<'products'> {
  const dishes = categories.flatMap(({ name, dishes }) =>
    dishes.map((dish) => ({ ...dish, category: name })),
  );
  const groupIds = (names: readonly string[]) =>
    names.flatMap((name) => groups.filter((group) => group.name === name).map(({ id }) => id));
  return dishes.map((dish, position) => ({
    id: newId(),
    name: dish.name,
    name_key: textKey(dish.name),
    price_paisa: toPaisa(dish.rupees),
    category: dish.category,
    description: dish.description,
    ugage: dish.dineIn ? 'disable' : 'enable',
    espresso: dish.espresso ? 1 : 0,
    sold_out: 0,
    mealtime: dish.mealtime ? JSON.stringify(dish.mealtime) : null,
    ...marksToRow(dish.marks ? { ...PLAIN_MARKS, ...dish.marks } : null),
    picture: JSON.stringify(pictureOf(dish.picture, pictures)),
    option_groups: dish.options ? JSON.stringify(groupIds(dish.options)) : null,
    position,
    created_at: now,
    deleted_at: null,
    version: 1,
  }));
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

/** Rows of the coupons, the first as the newest. */
export function couponRows({ coupons }: DemoCatalogue, now: number): Rows<'coupons'> {
  return coupons.map((coupon, index) => ({
    id: newId(),
    code: coupon.code,
    percent: coupon.percent ?? null,
    amount_paisa: coupon.rupees === undefined ? null : toPaisa(coupon.rupees),
    minimum_paisa: coupon.minimumOrder === undefined ? null : toPaisa(coupon.minimumOrder),
    is_for_first_order: coupon.isForFirstOrder ? 1 : 0,
    is_for_members: 0,
    per_person: coupon.perPerson ?? null,
    is_active: 1,
    created_at: now - index,
    version: 1,
  }));
}
