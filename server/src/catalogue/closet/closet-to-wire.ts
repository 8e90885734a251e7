import type { ClosetColor, ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import { toRupees } from '@storefront/shared/rules/money';
import {
  cellsOf,
  findCell,
  NOT_SORTED,
  type StockCell,
  shownCells,
} from '@storefront/shared/rules/stock-cells';
import type { ClosetItemsTable } from '../../platform/db/schema';
import { pictureToWire, readStoredColors, type StoredColor } from '../stored-picture';

const colorToWire = ({ name, hex, picture }: StoredColor): ClosetColor => ({
  name,
  ...(hex && { hex }),
  ...pictureToWire(picture),
});

/** Returns the cells size by size, each in the colours of the item, and the unsorted pieces last. */
const cellsToWire = (cells: readonly StockCell[], sizes: readonly string[], colors: readonly StoredColor[]) =>
  shownCells(
    [...cellsOf({ sizes, colors: colors.map(({ name }) => ({ name })) }), NOT_SORTED].flatMap(
      (cell) => findCell(cells, cell) ?? [],
    ),
  );

/**
 * Returns a closet item in the form of §3: sizes as a clean list (C62), the first colour's picture as its own.
 *
 * @param cells those of its stock; null if that is one number (C273)
 */
export function closetItemToWire(row: ClosetItemsTable, cells: readonly StockCell[] | null): ClosetItem {
  const colors = readStoredColors(row.colors);
  const sizeOptions = parseSizeOptions(JSON.parse(row.size_options));
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
    sizeOptions,
    ...(cells && { cells: cellsToWire(cells, sizeOptions, colors) }),
    category: row.category,
    gender: row.gender,
    ratings: row.ratings,
    colors: colors.map(colorToWire),
    isTopSeller: row.top_seller === 1,
    ...pictureToWire(colors.find(({ picture }) => picture !== null)?.picture ?? null),
    version: row.version,
  };
}
