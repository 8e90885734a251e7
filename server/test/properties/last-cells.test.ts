import { ORDER_STATUSES } from '@storefront/shared/rules/orders';
import { stockOfCells } from '@storefront/shared/rules/stock-cells';
import fc from 'fast-check';
import { checkout, withKey } from '../support/checkout';
import type { HttpClient } from '../support/http-client';
import { runs, timeFor } from '../support/runs';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { cellsOfItem, storeCellItem } from '../support/stored-cells';

const RUNS = runs(8);

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
);

test(
  'C273, P15: no walk of orders, edits and cancels leaves a cell below zero, or cells that do not add up',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 12 }), async (steps) => {
        const coat = await storeCellItem(server.db, { black: 4, red: 2 });
        const orders: { readonly id: string; readonly lineId: string }[] = [];
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
