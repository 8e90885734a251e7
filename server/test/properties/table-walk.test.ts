import type { Input } from '@storefront/shared/contract/types';
import { ORDER_STATUSES, type OrderStatus } from '@storefront/shared/rules/orders';
import fc from 'fast-check';
import { piecesLeftOf } from '../support/checkout';
import { runs, timeFor } from '../support/runs';
import { startTableShop, type TableShop } from '../support/table-shop';

const MINUTE_MS = 60_000;
const COUNT = 90;
const RUNS = runs(12);

type Table = '1' | '2' | '3';

type Step =
  | { readonly do: 'order'; readonly table: Table; readonly isConfirmed: boolean }
  | { readonly do: 'call'; readonly table: Table; readonly wanted: boolean }
  | { readonly do: 'move'; readonly table: Table; readonly to: Table }
  | { readonly do: 'close'; readonly table: Table }
  /** `order` counts from the first one, modulo how many there are. */
  | { readonly do: 'status'; readonly order: number; readonly status: OrderStatus }
  | { readonly do: 'confirm'; readonly order: number }
  | { readonly do: 'delete'; readonly order: number };

const table = fc.constantFrom<Table>('1', '2', '3');
const order = fc.nat({ max: 20 });
const as = <D extends Step['do']>(name: D) => fc.constant(name);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ do: as('order'), table, isConfirmed: fc.boolean() }), weight: 6 },
  { arbitrary: fc.record({ do: as('call'), table, wanted: fc.boolean() }), weight: 2 },
  { arbitrary: fc.record({ do: as('move'), table, to: table }), weight: 3 },
  { arbitrary: fc.record({ do: as('close'), table }), weight: 3 },
  {
    arbitrary: fc.record({ do: as('status'), order, status: fc.constantFrom(...ORDER_STATUSES) }),
    weight: 8,
  },
  { arbitrary: fc.record({ do: as('confirm'), order }), weight: 2 },
  { arbitrary: fc.record({ do: as('delete'), order }), weight: 1 },
);

/** What an order must be after the walk so far. */
interface Modelled {
  readonly id: string;
  table: Table;
  status: OrderStatus;
  isConfirmed: boolean;
  isDeleted: boolean;
  party: object | null;
}

let shop: TableShop;
let walks = 0;
beforeAll(async () => {
  shop = await startTableShop();
});
afterAll(() => shop.close());

const takesStock = ({ status, isConfirmed, isDeleted }: Modelled) =>
  !isDeleted && status !== 'cancelled' && (isConfirmed || status !== 'pending');

/** A simple shop beside the real one: takes the same steps, and says how the real one must answer. */
class Model {
  readonly orders: Modelled[] = [];
  readonly parties = new Map<Table, object>();

  sit(at: Table): object {
    const party = this.parties.get(at) ?? {};
    this.parties.set(at, party);
    return party;
  }

  change(one: Modelled, columns: Partial<Modelled>): void {
    const isNew = one.status === 'pending' || !takesStock(one);
    Object.assign(one, columns);
    if (one.party === null && isNew && takesStock(one)) one.party = this.sit(one.table);
  }

  move(from: Table, to: Table): number {
    if (from === to) return 400;
    const party = this.parties.get(from);
    this.parties.delete(from);
    const target = this.sit(to);
    for (const one of this.orders)
      if (one.party === party && !one.isDeleted) Object.assign(one, { table: to, party: target });
    return 200;
  }

  close(at: Table): number {
    const party = this.parties.get(at);
    const isBusy = this.orders.some(
      (one) =>
        one.party === party && !one.isDeleted && (one.status === 'pending' || one.status === 'processing'),
    );
    if (isBusy) return 409;
    this.parties.delete(at);
    return 200;
  }

  /** The tables where a party sits, with the ids of orders that count. */
  taken(): [Table, string[]][] {
    return [...this.parties]
      .map(([at, party]): [Table, string[]] => [
        at,
        this.orders
          .filter((one) => one.party === party && !one.isDeleted && one.status !== 'cancelled')
          .map(({ id }) => id),
      ])
      .sort(([one], [other]) => one.localeCompare(other));
  }
}

async function take(model: Model, step: Step, nameOf: (table: Table) => string): Promise<void> {
  if (step.do === 'order') {
    const { table: at, isConfirmed } = step;
    const { _id: id } = await shop.orderAt(nameOf(at), isConfirmed);
    const party = isConfirmed ? model.sit(at) : null;
    model.orders.push({ id, table: at, status: 'pending', isConfirmed, isDeleted: false, party });
  } else if (step.do === 'call') {
    await shop.call(nameOf(step.table), { wanted: step.wanted });
    if (step.wanted) model.sit(step.table);
  } else if (step.do === 'move' || step.do === 'close') {
    if (!model.parties.has(step.table)) return;
    const { _id: id } = await shop.sittingAt(nameOf(step.table));
    const isMove = step.do === 'move';
    const wanted = isMove ? model.move(step.table, step.to) : model.close(step.table);
    const answer = isMove ? await shop.moveTable(id, nameOf(step.to)) : await shop.closeTable(id);
    expect(answer.status).toBe(wanted);
  } else await takeOrder(model, step);
}

async function takeOrder(model: Model, step: Extract<Step, { readonly order: number }>): Promise<void> {
  const one = model.orders[step.order % Math.max(1, model.orders.length)];
  if (!one) return;
  const params = { id: one.id };
  const answer =
    step.do === 'status'
      ? await shop.setStatus(one.id, step.status)
      : step.do === 'confirm'
        ? await shop.admin.call('confirmTableOrder', { params, body: {} })
        : await shop.admin.call('deleteOrder', { params } as Input<'deleteOrder'>);
  expect(answer.status).toBe(one.isDeleted ? 404 : 200);
  if (one.isDeleted) return;
  if (step.do === 'delete') one.isDeleted = true;
  else if (step.do === 'confirm') model.change(one, { isConfirmed: true });
  else if (step.status !== one.status) model.change(one, { status: step.status });
}

test(
  'C106, C240, C243, C244: after any walk of orders, calls, moves and closes, tables, sums and stock are those of the last states',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 24 }), async (walk) => {
        walks += 1;
        const prefix = `W${walks}-`;
        const nameOf = (at: Table) => `${prefix}${at}`;
        const counted = { pieces_left: COUNT, sold_out_at: shop.clock.now };
        await shop.db.updateTable('products').set(counted).where('id', '=', shop.latte).execute();
        const model = new Model();
        for (const step of walk) {
          shop.clock.now += MINUTE_MS;
          await take(model, step, nameOf);
        }
        const taken = (await shop.taken()).filter(({ tableNumber }) => tableNumber.startsWith(prefix));
        const wanted = model.taken();
        expect(taken.map(({ tableNumber, sitting }) => [tableNumber, sitting?.totalAmount])).toEqual(
          wanted.map(([at, ids]) => [nameOf(at), ids.length * 200]),
        );
        expect(taken.map(({ sitting }) => sitting?.orders.map(({ _id }) => _id))).toEqual(
          wanted.map(([, ids]) => ids),
        );
        for (const one of model.orders.filter(({ isDeleted }) => !isDeleted)) {
          const stored = await shop.db
            .selectFrom('orders')
            .select(['table_number', 'status'])
            .where('id', '=', one.id)
            .executeTakeFirstOrThrow();
          expect(stored).toEqual({ table_number: nameOf(one.table), status: one.status });
        }
        const out = model.orders.filter(takesStock).length;
        expect(await piecesLeftOf(shop.db, shop.latte)).toBe(COUNT - out);
      }),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 10_000),
);
