import { startTableShop, type TableShop } from '../../test/support/table-shop';

let shop: TableShop;
beforeEach(async () => {
  shop = await startTableShop();
});
afterEach(() => shop.close());

const many = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** Every order must be in the sitting that is open at its table, and the sums must agree. */
async function expectWhole(orders: number): Promise<void> {
  const stored = await shop.db.selectFrom('orders').select(['table_number', 'sitting_id']).execute();
  const open = await shop.taken();
  expect(stored).toHaveLength(orders);
  for (const { table_number, sitting_id } of stored)
    expect(open.find(({ tableNumber }) => tableNumber === table_number)?.sitting?._id).toBe(sitting_id);
  expect(open.reduce((sum, { sitting }) => sum + (sitting?.totalAmount ?? 0), 0)).toBe(orders * 200);
}

test('C240: twenty first orders of a table at once make one sitting', async () => {
  await many(20, () => shop.orderAt('4'));
  expect(await shop.db.selectFrom('sittings').selectAll().execute()).toHaveLength(1);
  expect((await shop.sittingAt('4')).orders).toHaveLength(20);
  await expectWhole(20);
});

test('C240, C241: phones that sit down, call and order at once share one sitting', async () => {
  const body = await shop.placeOf('4');
  await many(18, async (index) => {
    if (index % 3 === 0) await shop.guest().call('openTable', { body });
    else if (index % 3 === 1) await shop.call('4', { want: index % 2 === 0 ? 'staff' : 'bill' });
    else await shop.orderAt('4');
  });
  expect(await shop.db.selectFrom('sittings').selectAll().execute()).toHaveLength(1);
  expect(await shop.sittingAt('4')).toMatchObject({
    calledAt: expect.any(String),
    bill: { method: 'cash' },
  });
  await expectWhole(6);
});

test('C240: staff who confirm orders of one table at once put them into one sitting', async () => {
  const orders = await many(8, () => shop.orderAt('4', false));
  const answers = await Promise.all(
    orders.map(({ _id: id }) => shop.admin.call('confirmTableOrder', { params: { id }, body: {} })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shop.db.selectFrom('sittings').selectAll().execute()).toHaveLength(1);
  await expectWhole(8);
});

test('C243, C244: of a move and a close at once one wins, and the other is refused', async () => {
  for (const table of ['1', '2', '3', '4', '5', '6']) {
    await shop.call(table);
    const { _id: id } = await shop.sittingAt(table);
    const [moved, closed] = await Promise.all([shop.moveTable(id, `A${table}`), shop.closeTable(id)]);
    expect([moved.status, closed.status].sort()).toEqual([200, 409]);
    const isThere = (await shop.taken()).some(({ tableNumber }) => tableNumber === `A${table}`);
    expect(isThere).toBe(moved.status === 200);
  }
});

test('C243: two parties that swap at once both end in a sitting, and no order is lost', async () => {
  for (let round = 0; round < 4; round += 1) {
    await many(3, () => shop.orderAt('4'));
    await many(3, () => shop.orderAt('5'));
    const [four, five] = [await shop.sittingAt('4'), await shop.sittingAt('5')];
    const answers = await Promise.all([
      shop.moveTable(four._id, '5'),
      shop.moveTable(five._id, '4'),
      shop.orderAt('4'),
      shop.orderAt('5'),
    ]);
    expect(answers.slice(0, 2).map((answer) => (answer as { status: number }).status)).toContain(200);
    await expectWhole((round + 1) * 8);
  }
});

test('C244: an order and a close at once leave no order in a closed sitting', async () => {
  for (let round = 1; round <= 6; round += 1) {
    if ((await shop.taken()).length === 0) await shop.call('4');
    const { _id: id } = await shop.sittingAt('4');
    await Promise.all([shop.closeTable(id), shop.orderAt('4')]);
    await expectWhole(round);
  }
});

test('C243: changes of orders and a move at once all succeed', async () => {
  const orders = await many(6, () => shop.orderAt('4'));
  const { _id: id } = await shop.sittingAt('4');
  const [moved, ...changed] = await Promise.all([
    shop.moveTable(id, '5'),
    ...orders.map(({ _id }) => shop.setStatus(_id, 'processing')),
  ]);
  expect([moved.status, ...changed.map(({ status }) => status)]).toEqual(Array(7).fill(200));
  const { orders: atFive } = await shop.sittingAt('5');
  expect(atFive.map(({ status }) => status)).toEqual(Array(6).fill('processing'));
  await expectWhole(6);
});
