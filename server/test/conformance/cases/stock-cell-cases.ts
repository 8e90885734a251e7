import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { conflict, refusal, success } from '../support/expect-answer';
import { form, png } from '../support/forms';
import { asText, jacket, pictures, withJacket } from '../support/jackets';
import { newMember } from '../support/members';
import { cartLine, checkout, line } from '../support/payloads';
import type { CaseGroup } from '../support/shop';

const chosen = (item: ClosetItem, size: string | null, color: string | null, quantity = 1) =>
  checkout({ lines: [line(item, quantity, { type: 'closet', selectedSize: size, selectedColor: color })] });

export const stockCellCases: CaseGroup = {
  title: 'stock by size and colour',
  cases: [
    {
      name: 'C273: an item has a cell for each size in each colour; availableStock is their sum; without cells it has none',
      async run(shop) {
        const { item, read, admin } = await withJacket(shop);
        expect(item.availableStock).toBe(5);
        expect(item.cells).toEqual([
          { size: 'M', color: 'Black', stock: 2 },
          { size: 'M', color: 'Red', stock: 0 },
          { size: 'L', color: 'Black', stock: 0 },
          { size: 'L', color: 'Red', stock: 3 },
        ]);
        expect(await read()).toEqual(item);
        const { name } = item;
        const list = await shop.guest().call('listClosetItems', { query: { search: name } });
        expect(success('listClosetItems', list)).toEqual([item]);
        const plain = await admin.send('addClosetItem', {
          body: form({ ...jacket, availableStock: '4' }, pictures),
        });
        expect(success('addClosetItem', plain)).not.toHaveProperty('cells');
      },
    },
    {
      name: 'C258: an order takes from its cell; one that asks for more is refused with its size and colour',
      async run(shop) {
        const { item, stock } = await withJacket(shop);
        const order = (body: ReturnType<typeof chosen>) => shop.guest().call('placeGuestOrder', { body });
        success('placeGuestOrder', await order(chosen(item, 'm', 'black', 2)));
        expect(await stock()).toEqual([3, 'L Red 3']);
        expect(conflict(await order(chosen(item, 'M', 'Black'))).changes).toEqual([
          {
            kind: 'stock',
            _id: item._id,
            name: `${item.name} (M, Black)`,
            was: 1,
            now: 0,
            selectedSize: 'M',
            selectedColor: 'Black',
          },
        ]);
        expect(await stock()).toEqual([3, 'L Red 3']);
      },
    },
    {
      name: 'C258: an order and a cart need size and colour, by name at a table too',
      async run(shop) {
        const { item } = await withJacket(shop);
        const guest = shop.guest();
        const order = (size: string | null, color: string | null) =>
          guest.call('placeGuestOrder', { body: chosen(item, size, color) });
        refusal(await order(null, 'Black'), 400, 'item.0.selectedSize');
        refusal(await order('M', null), 400, 'item.0.selectedColor');
        const items = [{ name: item.name, quantity: 1, price: 4000, requests: '' }];
        const atTable = await guest.call('placeTableOrder', {
          body: { tableNumber: '7', items, totalAmount: 4000 },
        });
        refusal(atTable, 400, 'items.0.selectedSize');
        const { client } = await newMember(shop);
        const params = { id: item._id };
        const body = cartLine({ type: 'closet', selectedSize: 'M' });
        refusal(await client.call('addToCart', { params, body }), 400, 'selectedColor');
      },
    },
    {
      name: 'C258: lines of one cell share its pieces in a cart; another cell has its own',
      async run(shop) {
        const { item } = await withJacket(shop);
        const { client } = await newMember(shop);
        const params = { id: item._id };
        const add = (selectedSize: string, selectedColor: string, about: object) =>
          client.call('addToCart', {
            params,
            body: cartLine({ type: 'closet', selectedSize, selectedColor, ...about }),
          });
        const first = success('addToCart', await add('M', 'Black', { quantity: 2 }));
        expect(first.closetDetails).toMatchObject({ availableStock: 5, cellStock: 2 });
        const again = refusal(await add('M', 'Black', { requests: 'as a gift' }), 409);
        expect(again.message).toBe('Only 2 left, they are in your cart');
        success('addToCart', await add('L', 'Red', { quantity: 3 }));
        refusal(await add('M', 'Red', {}), 409);
      },
    },
    {
      name: 'C259: a cancelled order gives back to its cell, and the history says what moved and why, newest first',
      async run(shop) {
        const { admin, item, stock, move, history } = await withJacket(shop);
        const placed = await shop.guest().call('placeGuestOrder', { body: chosen(item, 'M', 'Black', 2) });
        const { _id: id } = success('placeGuestOrder', placed);
        await admin.call('changeOrderStatus', { params: { id }, body: { status: 'cancelled' } });
        expect(await stock()).toEqual([5, 'M Black 2', 'L Red 3']);
        success(
          'moveStock',
          await move({ kind: 'damaged', pieces: 1, size: 'L', color: 'Red', reason: 'Torn' }),
        );
        expect(await history()).toEqual([
          ['damaged', -1, 'L', 'Red', 4],
          ['cancel', 2, 'M', 'Black', 5],
          ['order', -2, 'M', 'Black', 3],
          ['grid', 5, '', '', 5],
        ]);
        const [newest, , oldest] = success(
          'listStockEvents',
          await admin.call('listStockEvents', { params: { id: item._id } }),
        );
        expect(newest).toMatchObject({ reason: 'Torn', orderCode: null });
        expect(oldest).toMatchObject({ by: null });
        expect(oldest?.orderCode).toMatch(/^\w{4,}$/);
      },
    },
    {
      name: 'C166, C273: a movement changes the cell that it names; without one the unsorted pieces',
      async run(shop) {
        const { stock, move } = await withJacket(shop);
        success('moveStock', await move({ kind: 'received', pieces: 4, size: 'm', color: 'red' }));
        success('moveStock', await move({ kind: 'counted', pieces: 1, seen: 3, size: 'L', color: 'Red' }));
        success('moveStock', await move({ kind: 'received', pieces: 6 }));
        expect(await stock()).toEqual([13, 'M Black 2', 'M Red 4', 'L Red 1', '  6']);
        const few = refusal(await move({ kind: 'damaged', pieces: 3, size: 'M', color: 'Black' }), 409);
        expect(few.message).toBe('Only 2 left in stock');
        refusal(await move({ kind: 'received', pieces: 1, size: 'XL', color: 'Red' }), 400, 'size');
        expect((await stock())[0]).toBe(13);
      },
    },
    {
      name: 'C273: a save with the pieces that staff saw keeps sales of other cells, and is refused where they moved',
      async run(shop) {
        const { item, stock, update } = await withJacket(shop);
        success(
          'placeGuestOrder',
          await shop.guest().call('placeGuestOrder', { body: chosen(item, 'M', 'Black') }),
        );
        const save = (black: number, red: number) =>
          update({
            cells: asText([
              { size: 'M', color: 'Black', stock: black, seen: 2 },
              { size: 'L', color: 'Red', stock: red, seen: 3 },
            ]),
          });
        success('updateClosetItem', await save(2, 8));
        expect(await stock()).toEqual([9, 'M Black 1', 'L Red 8']);
        const { message, data } = refusal(await save(6, 8), 409);
        expect(message).toBe('The stock of M, Black changed meanwhile: 2 when you opened it, 1 now');
        expect(data).toMatchObject({ current: { availableStock: 9 } });
        expect(await stock()).toEqual([9, 'M Black 1', 'L Red 8']);
      },
    },
    {
      name: 'C273: new sizes and colours keep the pieces that still fit; the others are unsorted; one number ends the cells',
      async run(shop) {
        const { read, stock, update } = await withJacket(shop);
        const names = { colorName_0: 'Ink', colorBefore_0: 'Black', colorName_1: 'Red' };
        success('updateClosetItem', await update({ ...names, sizeOptions: 'M, XL' }));
        expect(await stock()).toEqual([5, 'M Ink 2', '  3']);
        success('updateClosetItem', await update({ cells: 'null' }));
        expect(await read()).toMatchObject({ availableStock: 5 });
        expect(await read()).not.toHaveProperty('cells');
      },
    },
    {
      name: 'C61, C273: a new colour may take the old name of a renamed one, which keeps pieces and picture',
      async run(shop) {
        const { read, stock, update } = await withJacket(shop);
        const [black] = (await read()).colors;
        const ink = { colorName_0: 'Ink', colorBefore_0: 'Black' };
        const other = { colorName_1: 'Black', colorHex_1: '#222222', colorName_2: 'Red' };
        success('updateClosetItem', await update({ ...ink, ...other }, { colorImage_1: png(120) }));
        expect(await stock()).toEqual([5, 'M Ink 2', 'L Red 3']);
        const { colors } = await read();
        expect(colors.map(({ name, hex }) => [name, hex])).toEqual([
          ['Ink', '#111111'],
          ['Black', '#222222'],
          ['Red', '#aa0000'],
        ]);
        expect(colors[0]?.image).toBe(black?.image);
        expect(colors[1]?.image).not.toBe(black?.image);
      },
    },
    {
      name: 'C273: cells that cannot be read, or are not of the item, are refused by field, and nothing changes',
      async run(shop) {
        const { stock, update } = await withJacket(shop);
        refusal(await update({ cells: 'M=2' }), 400, 'cells');
        refusal(
          await update({ cells: asText([{ size: 'M', color: 'Black', stock: -1 }]) }),
          400,
          'cells.0.stock',
        );
        refusal(await update({ cells: asText([{ size: 'S', color: 'Black', stock: 1 }]) }), 400, 'cells.0');
        refusal(await update({ availableStock: '4' }), 400, 'availableStock');
        expect(await stock()).toEqual([5, 'M Black 2', 'L Red 3']);
      },
    },
  ],
};
