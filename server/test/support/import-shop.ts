import { textKey } from '@storefront/shared/rules/text';
import { recountCategories } from '../../src/catalogue/menu/menu-categories';
import { blankProduct } from '../../src/catalogue/menu/product-row';
import type { Database } from '../../src/platform/db/database';
import { inTransaction } from '../../src/platform/db/transaction';

/** A form for `checkImport`. */
export function importForm(
  shop: 'product' | 'closet',
  file: Buffer | string,
  pictures?: Buffer | Uint8Array,
): FormData {
  const form = new FormData();
  form.set('shop', shop);
  const blob = (bytes: Buffer | Uint8Array) => new Blob([new Uint8Array(bytes)]);
  form.set('file', blob(Buffer.from(file)), 'sheet.csv');
  if (pictures) form.set('pictures', blob(pictures), 'pictures.zip');
  return form;
}

/** Stores dishes at Rs 100 in few statements. Returns their ids. */
export async function storeDishes(db: Database, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, position) => ({
    ...blankProduct({ picture: 'null', position, createdAt: 0 }),
    ...{
      name: `Dish ${position}`,
      name_key: textKey(`Dish ${position}`),
      price_paisa: 100_00,
      category: 'Coffee',
    },
  }));
  await inTransaction(db, async (tx) => {
    for (let at = 0; at < count; at += 500)
      await tx
        .insertInto('products')
        .values(rows.slice(at, at + 500))
        .execute();
    await recountCategories(tx, ['Coffee']);
  });
  return rows.map(({ id }) => id);
}

/**
 * Returns a sheet that sets every second row of `rows` to Rs 120 and adds the others; each 100th row, from row 50 on,
 * has a price that is no number.
 */
export function sheetOf(ids: readonly string[], rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const id = index % 2 === 0 ? (ids[index / 2] ?? '') : '';
    const price = index % 100 === 50 ? 'dear' : '120';
    return `${id},Row ${index},Coffee,${price}`;
  });
  return ['id,name,category,price', ...lines].join('\n');
}
