import type { Input } from '@storefront/shared/contract/types';
import { success } from './expect-answer';
import { form, png } from './forms';
import type { Shop } from './shop';

/** The form of an item in two sizes and two colours. */
export const jacket = {
  name: 'Cell Jacket',
  division: 'closet',
  price: '4000',
  availableStock: '0',
  sizeOptions: 'M, L',
  category: 'Men',
  color_0: 'Black',
  colorHex_0: '#111111',
  color_1: 'Red',
  colorHex_1: '#aa0000',
};
export const pictures = { colorImage_0: png(40), colorImage_1: png(80) };
const cells = [
  { size: 'M', color: 'Black', stock: 2 },
  { size: 'L', color: 'Red', stock: 3 },
];
export const asText = (list: unknown) => JSON.stringify(list);

let count = 0;

/** Adds an item that is counted by size and colour: 2 in M and Black, 3 in L and Red. */
export async function withJacket(shop: Shop) {
  const admin = await shop.admin();
  count += 1;
  const name = `Cell Jacket ${count}`;
  const item = success(
    'addClosetItem',
    await admin.send('addClosetItem', { body: form({ ...jacket, name, cells: asText(cells) }, pictures) }),
  );
  const params = { id: item._id };
  const read = async () => success('getClosetItem', await shop.guest().call('getClosetItem', { params }));
  /** The pieces of every cell that has some, as 'M Black 2'. */
  const stock = async () => {
    const { availableStock, cells: stored } = await read();
    return [
      availableStock,
      ...(stored ?? []).flatMap((cell) =>
        cell.stock > 0 ? [`${cell.size} ${cell.color} ${cell.stock}`] : [],
      ),
    ];
  };
  const update = (fields: Readonly<Record<string, string>>, files = {}) =>
    admin.send('updateClosetItem', { params, body: form(fields, files) });
  const move = (body: Input<'moveStock'>['body']) => admin.send('moveStock', { params, body });
  const history = async () =>
    success('listStockEvents', await admin.call('listStockEvents', { params })).map(
      ({ kind, pieces, size, color, stockAfter }) => [kind, pieces, size, color, stockAfter],
    );
  return { admin, item, params, read, stock, update, move, history };
}
