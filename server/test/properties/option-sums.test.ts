import { followedOrder } from '@storefront/shared/ordering/order-progress';
import { receiptOf } from '@storefront/shared/ordering/receipt';
import {
  chosenOptions,
  defaultChoices,
  type OptionGroup,
  optionProblem,
  priceWithOptions,
} from '@storefront/shared/rules/dish-options';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { goodsTotal } from '@storefront/shared/rules/totals';
import fc from 'fast-check';
import { newId } from '../../src/platform/db/ids';
import { checkout } from '../support/checkout';
import { runs, timeFor } from '../support/runs';
import { type SignedIn, startTestServer, type TestServer } from '../support/start-test-server';
import { storeProduct } from '../support/stock-shop';

const RUNS = runs(20);

let server: TestServer;
let buyer: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.asCustomer();
  staff = await server.asAdmin();
});
afterAll(() => server.close());

const anyChoice = fc.record({ pricePaisa: fc.nat(200_00), isSoldOut: fc.boolean(), isDefault: fc.boolean() });
const anyGroup = fc
  .record({
    choices: fc.array(anyChoice, { minLength: 1, maxLength: 4 }),
    min: fc.nat(2),
    max: fc.integer({ min: 1, max: 3 }),
  })
  .filter(({ choices, min, max }) => min <= max && max <= choices.length);

const anyLine = fc.record({
  pricePaisa: fc.nat(900_00),
  groups: fc.array(anyGroup, { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  /** Which choices of the dish are picked; null: none are named. */
  picks: fc.option(fc.array(fc.nat(9), { maxLength: 4 }), { nil: null }),
});
type Line = typeof anyLine extends fc.Arbitrary<infer T> ? T : never;

/** Stores the dish of a line with its groups, and tells what the rules make of its choices. */
async function storeLine({ pricePaisa, groups: wanted, quantity, picks }: Line) {
  const groups: OptionGroup[] = wanted.map(({ choices, min, max }) => ({
    id: newId(),
    name: newId(),
    min,
    max,
    choices: choices.map((choice) => ({ id: newId(), name: newId(), ...choice })),
  }));
  for (const { id, name, min, max, choices } of groups)
    await server.db
      .insertInto('option_groups')
      .values({
        id,
        name,
        name_key: name.toLowerCase(),
        min_choices: min,
        max_choices: max,
        choices: JSON.stringify(choices),
        created_at: 0,
        version: 1,
      })
      .execute();
  const option_groups = groups.length > 0 ? JSON.stringify(groups.map(({ id }) => id)) : null;
  const _id = await storeProduct(server.db, { price_paisa: pricePaisa, option_groups });
  const all = groups.flatMap(({ choices }) => choices.map(({ id }) => id));
  const options = picks?.flatMap((pick) => all.slice(pick, pick + 1));
  const ids = options ?? defaultChoices(groups);
  return {
    sent: { _id, quantity, ...(options && { options }) },
    problem: optionProblem(groups, ids)?.text ?? null,
    pricePaisa: priceWithOptions(pricePaisa, chosenOptions(groups, ids)),
    quantity,
  };
}

test(
  'C256, C257: choices cost the same in cart, answer, receipt and staff’s order, or are refused with their line',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 4 }), async (wanted) => {
        server.clock.now += 1;
        const lines = await Promise.all(wanted.map(storeLine));
        const refused = lines.flatMap(({ problem }, line) => (problem ? [{ line, text: problem }] : []));
        const answer = await buyer.client.call('placeOrder', checkout(lines.map(({ sent }) => sent)));
        if (refused.length > 0) {
          const { changes } = answer.body.data as unknown as { changes: readonly object[] };
          expect(answer.status).toBe(409);
          expect(changes).toEqual(
            refused.map((change) => expect.objectContaining({ kind: 'option', ...change })),
          );
          return;
        }
        const total = goodsTotal(lines);
        expect(toPaisa(answer.body.data.totalAmount ?? 0)).toBe(total);
        const [order] = (await staff.client.call('listOrders', { query: { limit: 1 } })).body.data;
        if (!order) throw new Error('No order');
        expect(order.item.map(({ price }) => toPaisa(price))).toEqual(
          lines.map(({ pricePaisa }) => pricePaisa),
        );
        expect(receiptOf(followedOrder(order)).lines.map(({ sum }) => sum)).toEqual(
          lines.map(({ pricePaisa, quantity }) => formatRupees(pricePaisa * quantity)),
        );
        await buyer.client.call('clearCart', {});
        for (const { sent } of lines) {
          const { _id, ...body } = sent;
          await buyer.client.call('addToCart', { params: { id: _id }, body: { type: 'product', ...body } });
        }
        const cart = (await buyer.client.call('getCart', {})).body.data;
        expect(cart.reduce((sum, line) => sum + toPaisa(line.total), 0)).toBe(total);
      }),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 2_000),
);
