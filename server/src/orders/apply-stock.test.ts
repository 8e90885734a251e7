import { checkout, piecesLeftOf, stockOf } from '../../test/support/checkout';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';
import { cellsOfItem, storeCellItem } from '../../test/support/stored-cells';
import type { VersionReader } from '../platform/db/data-versions';
import { openVersionReader } from '../platform/db/open-version-reader';

let server: TestServer;
let staff: SignedIn;
let asha: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
  asha = await server.asCustomer('Asha Gurung');
});
afterEach(() => server.close());

type Line = Parameters<typeof checkout>[0][number];
const piece = (_id: string, quantity = 1, about: Partial<Line> = {}): Line => ({
  ...{ _id, type: 'closet', quantity },
  ...about,
});

const order = (lines: Line[]) => asha.client.call('placeOrder', checkout(lines));

/** Places an order, and moves the clock, so that later changes are later. */
async function placed(lines: Line[]): Promise<string> {
  const { status, body } = await order(lines);
  expect(status).toBe(200);
  server.clock.now += 1000;
  return body.data._id;
}

async function setStatus(id: string, status: 'pending' | 'processing' | 'cancelled') {
  const answer = await staff.client.call('changeOrderStatus', { params: { id }, body: { status } });
  server.clock.now += 1000;
  return answer;
}

async function edit(id: string, change: (line: { _id: string; quantity: number }) => object | null) {
  const orders = (await staff.client.call('listOrders', {})).body.data;
  const lines = orders.find(({ _id }) => _id === id)?.item ?? [];
  const items = lines.flatMap((line) => change(line) ?? []);
  const answer = await staff.client.send('updateOrder', { params: { id }, body: { items } });
  server.clock.now += 1000;
  return answer;
}

describe('C259: the history of the stock', () => {
  const history = async (id: string) =>
    (await staff.client.call('listStockEvents', { params: { id }, query: {} })).body.data.toReversed();

  test('has each order, change, cancellation and new start, with who did it and what is left', async () => {
    const shirt = await storeClosetItem(server.db, { stock: 10 });
    const id = await placed([piece(shirt, 2)]);
    await edit(id, (line) => ({ ...line, quantity: 5 }));
    await setStatus(id, 'cancelled');
    await setStatus(id, 'pending');
    const [{ code } = { code: '' }] = (await staff.client.call('listOrders', {})).body.data;
    const staffName = expect.stringMatching(/^admin/);
    expect(await history(shirt)).toMatchObject([
      { kind: 'order', pieces: -2, stockAfter: 8, by: 'Asha Gurung', size: '', color: '', orderCode: code },
      { kind: 'change', pieces: -3, stockAfter: 5, by: staffName, orderCode: code },
      { kind: 'cancel', pieces: 5, stockAfter: 10, by: staffName, orderCode: code },
      { kind: 'order', pieces: -5, stockAfter: 5, by: staffName, orderCode: code },
    ]);
  });

  test('has nothing of an item that a change leaves as it was', async () => {
    const [shirt, cap] = [await storeClosetItem(server.db), await storeClosetItem(server.db)];
    const id = await placed([piece(shirt, 2), piece(cap)]);
    await edit(id, (line) => ({ ...line, quantity: line.quantity === 2 ? 3 : line.quantity }));
    await setStatus(id, 'processing');
    expect((await history(shirt)).map(({ pieces }) => pieces)).toEqual([-2, -1]);
    expect((await history(cap)).map(({ pieces }) => pieces)).toEqual([-1]);
  });

  test('C273: names the size and the colour that moved', async () => {
    const coat = await storeCellItem(server.db, { black: 4, red: 2 });
    const id = await placed([piece(coat, 1, { selectedSize: 'M', selectedColor: 'Black' })]);
    await edit(id, (line) => ({ ...line, selectedSize: 'L', selectedColor: 'Red' }));
    const moved = (await history(coat)).map(({ pieces, size, color, stockAfter }) =>
      [pieces, size, color, stockAfter].join(' '),
    );
    expect(moved[0]).toBe('-1 M Black 5');
    expect(moved.slice(1).sort()).toEqual(['-1 L Red 5', '1 M Black 5']);
  });
});

describe('C273: an item that is counted by size and colour', () => {
  const black = { selectedSize: 'M', selectedColor: 'Black' };
  const red = { selectedSize: 'L', selectedColor: 'Red' };
  const counts = async (id: string) => {
    const { stock, cells } = await cellsOfItem(server.db, id);
    const of = (size: string, color: string) =>
      cells.find((cell) => cell.size === size && cell.color === color)?.stock;
    return { stock, black: of('M', 'Black'), red: of('L', 'Red') };
  };

  test('an order takes from its cell and from the sum; a cancellation puts both back', async () => {
    const coat = await storeCellItem(server.db, { black: 4, red: 2 });
    const id = await placed([piece(coat, 3, black)]);
    expect(await counts(coat)).toEqual({ stock: 3, black: 1, red: 2 });
    await setStatus(id, 'cancelled');
    expect(await counts(coat)).toEqual({ stock: 6, black: 4, red: 2 });
  });

  test('another colour in the same number leaves the sum as it is', async () => {
    const coat = await storeCellItem(server.db, { black: 4, red: 2 });
    const id = await placed([piece(coat, 1, black)]);
    await edit(id, (line) => ({ ...line, ...red }));
    expect(await counts(coat)).toEqual({ stock: 5, black: 4, red: 1 });
  });

  test('P15: an order that starts again names the cell that is short, and takes nothing from others', async () => {
    const coat = await storeCellItem(server.db, { black: 2, red: 2 });
    const id = await placed([piece(coat, 2, black), piece(coat, 2, red)]);
    await setStatus(id, 'cancelled');
    await placed([piece(coat, 1, black)]);
    const { status, body } = await setStatus(id, 'pending');
    expect([status, body.data]).toEqual([
      409,
      {
        changes: [
          {
            ...{ kind: 'stock', _id: coat, name: expect.stringMatching(/\(M, Black\)$/), was: 2, now: 1 },
            ...black,
          },
        ],
        totalAmount: null,
      },
    ]);
    expect(await counts(coat)).toEqual({ stock: 3, black: 1, red: 2 });
  });
});

describe('C226: a dish of which staff count the pieces', () => {
  const count = (id: string, piecesLeft: number | null) =>
    staff.client.call('markSoldOut', { params: { id }, body: { until: null, piecesLeft } });

  test('an order takes from the count; a change and a cancellation move it', async () => {
    const tart = await storeProduct(server.db);
    await count(tart, 5);
    const id = await placed([{ _id: tart, quantity: 2 }]);
    expect(await piecesLeftOf(server.db, tart)).toBe(3);
    await edit(id, (line) => ({ ...line, quantity: 4 }));
    expect(await piecesLeftOf(server.db, tart)).toBe(1);
    await setStatus(id, 'cancelled');
    expect(await piecesLeftOf(server.db, tart)).toBe(5);
  });

  test('P15: an order whose dish is short by then stays cancelled, and the answer names it with what is left', async () => {
    const tart = await storeProduct(server.db, { name: 'Tart' });
    await count(tart, 3);
    const id = await placed([{ _id: tart, quantity: 2 }]);
    await setStatus(id, 'cancelled');
    await placed([{ _id: tart, quantity: 2 }]);
    const { status, body } = await setStatus(id, 'processing');
    expect([status, body]).toMatchObject([
      409,
      {
        message: 'Not enough pieces of Tart left',
        data: { changes: [{ kind: 'stock', _id: tart, name: 'Tart', was: 2, now: 1 }] },
      },
    ]);
    expect(await piecesLeftOf(server.db, tart)).toBe(1);
  });

  test('an order from before the count, and a dish without a count, move nothing', async () => {
    const [tart, latte] = [await storeProduct(server.db), await storeProduct(server.db)];
    const id = await placed([{ _id: tart, quantity: 2 }, { _id: latte }]);
    await count(tart, 5);
    await setStatus(id, 'cancelled');
    expect([await piecesLeftOf(server.db, tart), await piecesLeftOf(server.db, latte)]).toEqual([5, null]);
    await setStatus(id, 'pending');
    expect(await piecesLeftOf(server.db, tart)).toBe(5);
  });

  test('P15: a refusal names the piece of the closet, then the dish, and moves neither', async () => {
    const tart = await storeProduct(server.db, { name: 'Tart' });
    const shirt = await storeClosetItem(server.db, { name: 'Shirt', stock: 1 });
    const cap = await storeClosetItem(server.db, { name: 'Cap', stock: 5 });
    await count(tart, 1);
    const id = await placed([{ _id: tart }, piece(shirt), piece(cap)]);
    await setStatus(id, 'cancelled');
    await placed([{ _id: tart }, piece(shirt)]);
    const { body } = await setStatus(id, 'pending');
    expect(body).toMatchObject({
      message: 'Not enough pieces of Shirt left',
      data: {
        changes: [
          { _id: shirt, was: 1, now: 0 },
          { _id: tart, was: 1, now: 0 },
        ],
      },
    });
    expect([await stockOf(server.db, cap), await stockOf(server.db, shirt)]).toEqual([5, 0]);
  });
});

describe('what pages of the shop learn', () => {
  let reader: VersionReader;
  beforeEach(async () => {
    reader = await openVersionReader(server.env);
  });
  afterEach(() => reader.close());

  /** Returns by how much the versions of the catalogue and of the stock rise. */
  async function raised(change: () => Promise<unknown>) {
    const before = await reader.read();
    await change();
    const after = await reader.read();
    return { data: after.data - before.data, stock: after.stock - before.stock };
  }

  test('the last piece, also when it comes back; not one of several, nor a change of status', async () => {
    const shirt = await storeClosetItem(server.db, { stock: 2 });
    let id = '';
    const cancel = () => setStatus(id, 'cancelled');
    expect(await raised(async () => (id = await placed([piece(shirt)])))).toEqual({ data: 0, stock: 1 });
    expect(await raised(() => setStatus(id, 'processing'))).toEqual({ data: 0, stock: 0 });
    expect(await raised(cancel)).toEqual({ data: 0, stock: 1 });
    expect(await raised(async () => (id = await placed([piece(shirt, 2)])))).toEqual({ data: 1, stock: 1 });
    expect(await raised(cancel)).toEqual({ data: 1, stock: 1 });
  });

  test('C226: what is left of a dish', async () => {
    const [tart, latte] = [await storeProduct(server.db), await storeProduct(server.db)];
    await staff.client.call('markSoldOut', { params: { id: tart }, body: { until: null, piecesLeft: 5 } });
    expect(await raised(() => placed([{ _id: tart }]))).toEqual({ data: 1, stock: 0 });
    expect(await raised(() => placed([{ _id: latte }]))).toEqual({ data: 0, stock: 0 });
  });
});
