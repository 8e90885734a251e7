import type { ClosetColor, ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import { toRupees } from '@storefront/shared/rules/money';
import type { ClosetItemsTable } from '../../platform/db/schema';
import { pictureToWire, readStoredColors, type StoredColor } from '../stored-picture';

const colorToWire = ({ name, hex, picture }: StoredColor): ClosetColor => ({
  name,
  ...(hex && { hex }),
  ...pictureToWire(picture),
});

/** Returns a closet item in the form of §3: sizes as a clean list (C62), the first colour's picture as its own. */
export function closetItemToWire(row: ClosetItemsTable): ClosetItem {
  const colors = readStoredColors(row.colors);
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    division: row.division,
    price: toRupees(row.price_paisa),
    brand: row.brand,
    material: row.material,
    description: row.description,
    availableStock: row.stock,
    sizeOptions: parseSizeOptions(JSON.parse(row.size_options)),
    category: row.category,
    gender: row.gender,
    ratings: row.ratings,
    colors: colors.map(colorToWire),
    isTopSeller: row.top_seller === 1,
    ...pictureToWire(colors.find(({ picture }) => picture !== null)?.picture ?? null),
    version: row.version,
  };
}
