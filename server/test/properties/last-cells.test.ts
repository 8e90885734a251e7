import { ORDER_STATUSES } from '@storefront/shared/rules/orders';
import { findCell, type StockCell, stockOfCells } from '@storefront/shared/rules/stock-cells';
import fc from 'fast-check';
import { form } from '../conformance/support/forms';
import { checkout, withKey } from '../support/checkout';
import type { HttpClient } from '../support/http-client';
import { runs, timeFor } from '../support/runs';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { cellsOfItem, storeCellItem } from '../support/stored-cells';

const RUNS = runs(20);

let server: TestServer;
let admin: HttpClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
});
afterAll(() => server.close());

const piece = (_id: string, selectedSize: string, selectedColor: string, quantity = 1) =>
  ({ _id, type: 'closet', selectedSize, selectedColor, quantity }) as const;

const buy = (line: ReturnType<typeof piece>) =>
  server.guest().call('placeGuestOrder', checkout([line]), withKey());

const piecesIn = async (id: string, size: string, color: string) =>
  (await cellsOfItem(server.db, id)).cells.find((cell) => cell.size === size && cell.color === color)?.stock;

test('C258, P6: 100 buyers race for 5 of one cell: exactly five get one, and the other cells keep theirs', async () => {
  const coat = await storeCellItem(server.db, { black: 5, red: 3 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => buy(piece(coat, 'M', 'Black'))));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(95).fill(409)]);
  expect(await piecesIn(coat, 'M', 'Black')).toBe(0);
  expect(await piecesIn(coat, 'L', 'Red')).toBe(3);
  expect((await cellsOfItem(server.db, coat)).stock).toBe(3);
}, 60_000);

/** Expects that the cells add up to the stock and none is below 0, and that the history adds up to the stock too. */
async function expectSound(id: string, started: number): Promise<void> {
  const { stock, cells } = await cellsOfItem(server.db, id);
  expect(stockOfCells(cells)).toBe(stock);
  expect(Math.min(...cells.map((cell) => cell.stock))).toBeGreaterThanOrEqual(0);
  const events = await server.db
    .selectFrom('stock_events')
    .select('pieces')
    .where('item_id', '=', id)
    .execute();
  expect(started + events.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(stock);
}

const anyChoice = fc.record({
  size: fc.constantFrom('M', 'L', 'XL'),
  color: fc.constantFrom('Black', 'Red'),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('buy' as const), choice: anyChoice }),
  fc.record({ do: fc.constant('edit' as const), order: fc.nat(9), choice: anyChoice }),
  fc.record({
    do: fc.constant('status' as const),
    order: fc.nat(9),
    status: fc.constantFrom(...ORDER_STATUSES),
  }),
  fc.record({ do: fc.constant('delete' as const), order: fc.nat(9) }),
  fc.record({ do: fc.constant('damage' as const), choice: anyChoice }),
  // Staff open the grid, and save it at some later step: what they saw may be old.
  fc.record({ do: fc.constant('open' as const) }),
  fc.record({ do: fc.constant('save' as const), choice: anyChoice }),
  fc.record({ do: fc.constant('sizes' as const), sizes: fc.constantFrom('M', 'M, L', 'L, XL') }),
);

const openGrid = async (id: string) => (await cellsOfItem(server.db, id)).cells;

/**
 * Saves the grid as staff saw it, with other pieces in one cell. It is refused if that cell moved meanwhile; all other
 * cells keep what sales made of them (C273).
 */
async function saveGrid(
  id: string,
  seen: readonly StockCell[],
  choice: { size: string; color: string; quantity: number },
) {
  const known = findCell(seen, choice);
  if (!known) return;
  const before = await openGrid(id);
  const now = findCell(before, choice);
  const cells = seen.map((cell) => ({
    ...cell,
    seen: cell.stock,
    ...(cell === known && { stock: choice.quantity }),
  }));
  const body = form({ cells: JSON.stringify(cells) });
  const { status } = await admin.send('updateClosetItem', { params: { id }, body });
  const isGone = seen.some((cell) => !findCell(before, cell));
  const isMoved =
    choice.quantity !== known.stock && now?.stock !== known.stock && now?.stock !== choice.quantity;
  expect(status).toBe(isGone ? 400 : isMoved ? 409 : 200);
  const isSaved = status === 200 && choice.quantity !== known.stock;
  expect(await openGrid(id)).toEqual(
    before.map((cell) => (isSaved && cell === now ? { ...cell, stock: choice.quantity } : cell)),
  );
}

test(
  'C273, P15: no walk of orders, edits, cancels and saves of the grid leaves a cell below zero, or cells that do not add up',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 16 }), async (steps) => {
        const coat = await storeCellItem(server.db, { black: 4, red: 2 });
        const orders: { readonly id: string; readonly lineId: string }[] = [];
        let seen = await openGrid(coat);
        for (const step of steps) {
          const order = 'order' in step ? orders[step.order % Math.max(1, orders.length)] : undefined;
          const params = { id: order?.id ?? '' };
          if (step.do === 'buy') {
            const { size, color, quantity } = step.choice;
            const { status, body } = await buy(piece(coat, size, color, quantity));
            if (status !== 200) continue;
            const stored = await server.db
              .selectFrom('order_lines')
              .select('id')
              .where('order_id', '=', body.data._id)
              .executeTakeFirstOrThrow();
            orders.push({ id: body.data._id, lineId: stored.id });
          } else if (step.do === 'damage') {
            const { size, color, quantity: pieces } = step.choice;
            const body = { kind: 'damaged', pieces, size, color } as const;
            await admin.call('moveStock', { params: { id: coat }, body });
          } else if (step.do === 'open') seen = await openGrid(coat);
          else if (step.do === 'save') await saveGrid(coat, seen, step.choice);
          else if (step.do === 'sizes') {
            const body = form({ sizeOptions: step.sizes });
            expect((await admin.send('updateClosetItem', { params: { id: coat }, body })).status).toBe(200);
          } else if (step.do === 'delete') await admin.call('deleteOrder', { params });
          else if (step.do === 'status')
            await admin.call('changeOrderStatus', { params, body: { status: step.status } });
          else {
            const { size, color, quantity } = step.choice;
            const item = {
              _id: order?.lineId ?? '',
              quantity,
              selectedSize: size,
              selectedColor: color,
              requests: '',
            };
            await admin.call('updateOrder', { params, body: { items: [item] } });
          }
          await expectSound(coat, 6);
        }
      }),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 20_000),
);

test('C273: a line that staff change to another size gives one cell back and takes the other', async () => {
  const coat = await storeCellItem(server.db, { black: 1, red: 2 });
  const { body } = await buy(piece(coat, 'M', 'Black'));
  const { id: lineId } = await server.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', body.data._id)
    .executeTakeFirstOrThrow();
  const edit = (selectedSize: string, selectedColor: string) =>
    admin.call('updateOrder', {
      params: { id: body.data._id },
      body: { items: [{ _id: lineId, quantity: 1, selectedSize, selectedColor, requests: '' }] },
    });
  expect((await edit('L', 'Red')).status).toBe(200);
  expect(await piecesIn(coat, 'M', 'Black')).toBe(1);
  expect(await piecesIn(coat, 'L', 'Red')).toBe(1);
  const none = await edit('L', 'Black');
  expect([none.status, none.body.message]).toEqual([409, expect.stringContaining('(L, Black) left')]);
  await expectSound(coat, 3);
});
