import { billSums, billTotal } from '@storefront/shared/ordering/order-bill';
import { followedOrder } from '@storefront/shared/ordering/order-progress';
import { orderSums } from '@storefront/shared/ordering/order-sums';
import { receiptOf } from '@storefront/shared/ordering/receipt';
import { discountsOf, redeemableTotal } from '@storefront/shared/rules/discounts';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { tooManyPieces } from '@storefront/shared/rules/piece-limits';
import { placeFee } from '@storefront/shared/rules/place-terms';
import { largestRedeemable } from '@storefront/shared/rules/points';
import fc from 'fast-check';
import { newId } from '../../src/platform/db/ids';
import { awardPoints, checkout } from '../support/checkout';
import { storeCoupon, storeHappyHours } from '../support/offers';
import { runs, timeFor } from '../support/runs';
import { type SignedIn, startTestServer, type TestServer } from '../support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../support/stock-shop';

const RUNS = runs(20);

/** Category → percent of its happy hour. */
const HOURS = { Coffee: 20, Tea: 33, Free: 100 } as const;

let server: TestServer;
let buyer: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.asCustomer();
  staff = await server.asAdmin();
  await storeHappyHours(server.db, HOURS);
});
afterAll(() => server.close());

const anyLine = fc.record({
  category: fc.constantFrom('Coffee', 'tea', 'Free', 'Bakery', 'closet'),
  pricePaisa: fc.oneof(fc.nat(500_00), fc.integer({ min: 100_00, max: 9_000_00 })),
  quantity: fc.integer({ min: 1, max: 12 }),
  /** Price of the one choice that a dish has; null: it has none. */
  optionPaisa: fc.option(fc.nat(90_00), { nil: null }),
});
type Line = typeof anyLine extends fc.Arbitrary<infer T> ? T : never;

const anyCoupon = fc.option(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount_paisa: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), amount_paisa: fc.integer({ min: 1, max: 2_000_00 }) }),
  ),
  { nil: null },
);

const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    coupon: anyCoupon,
    place: fc.option(fc.record({ rate: fc.nat(300_00), freeFrom: fc.nat(3_000_00) }), { nil: null }),
    points: fc.nat(30).map((fives) => fives * 5),
    isMember: fc.boolean(),
  })
  .filter(
    ({ isMember, lines }) =>
      isMember ||
      tooManyPieces(
        lines.map(({ category, quantity }) => ({
          type: category === 'closet' ? ('closet' as const) : ('product' as const),
          quantity,
        })),
      ) === null,
  );

async function storeOption(pricePaisa: number): Promise<string> {
  const id = newId();
  const choices = [{ id: newId(), name: 'Large', pricePaisa, isDefault: true, isSoldOut: false }];
  await server.db
    .insertInto('option_groups')
    .values({
      id,
      name: id,
      name_key: id.toLowerCase(),
      min_choices: 1,
      max_choices: 1,
      choices: JSON.stringify(choices),
      created_at: 0,
      version: 1,
    })
    .execute();
  return JSON.stringify([id]);
}

/** Stores the item of a line, and tells what the rules make of it. */
async function storeLine({ category, pricePaisa, quantity, optionPaisa }: Line) {
  if (category === 'closet') {
    const _id = await storeClosetItem(server.db, { price_paisa: pricePaisa, stock: 1000 });
    return {
      sent: { _id, type: 'closet' as const, quantity },
      line: { type: 'closet' as const, pricePaisa, quantity },
    };
  }
  const option_groups = optionPaisa === null ? null : await storeOption(optionPaisa);
  const _id = await storeProduct(server.db, { price_paisa: pricePaisa, category, option_groups });
  const name = Object.keys(HOURS).find((one) => one.toLowerCase() === category.toLowerCase());
  const line = {
    type: 'product' as const,
    pricePaisa: pricePaisa + (optionPaisa ?? 0),
    quantity,
    happyPercent: name ? HOURS[name as keyof typeof HOURS] : 0,
  };
  return { sent: { _id, quantity }, line };
}

const rupeesOf = (paisa: number) => (paisa > 0 ? paisa : undefined);

interface Answer {
  readonly subtotal?: number | undefined;
  readonly happyHourDiscount?: number | undefined;
  readonly coupon?: { readonly discount: number } | undefined;
  readonly deliveryFee?: number | undefined;
  readonly redeemedPoints?: number | undefined;
  readonly totalAmount?: number | undefined;
}

const paisa = (rupees = 0) => toPaisa(rupees);

const sumsOf = (answer: Answer) => ({
  subtotalPaisa: paisa(answer.subtotal),
  happyPaisa: paisa(answer.happyHourDiscount),
  couponPaisa: paisa(answer.coupon?.discount),
  feePaisa: paisa(answer.deliveryFee),
  redeemedPoints: answer.redeemedPoints,
  totalPaisa: paisa(answer.totalAmount),
});

test(
  'C276: options, happy hour, coupon, points and fee come to the same in the shared rule, the answer, the receipt, the staff’s list and a saved edit',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async ({ lines: wanted, coupon, place, points, isMember }) => {
        server.clock.now += 1;
        const stored = await Promise.all(wanted.map(storeLine));
        const lines = stored.map(({ line }) => line);
        const amount = coupon && { percent: coupon.percent, amountPaisa: coupon.amount_paisa };
        const discounts = discountsOf(lines, amount);
        const terms = place && { ratePaisa: place.rate, freeFromPaisa: place.freeFrom };
        const feePaisa = terms ? placeFee(terms, discounts.restPaisa) : 0;
        const most = largestRedeemable({ balance: points, totalPaisa: redeemableTotal(discounts, feePaisa) });
        const redeemedPoints = isMember ? most : 0;
        if (redeemedPoints > 0)
          await awardPoints(server.db, buyer.person.id, redeemedPoints, server.clock.now);
        const { points: earned, ...expected } = orderSums({
          lines,
          coupon: amount,
          feePaisa,
          redeemedPoints,
          isMember,
        });

        const code = coupon && (await storeCoupon(server.db, coupon));
        const name = place && (await storePlace(server.db, `Place ${newId()}`, place.rate)).name;
        if (place && name)
          await server.db
            .updateTable('locations')
            .set({ free_from_paisa: place.freeFrom })
            .where('name', '=', name)
            .execute();
        const order = checkout(
          stored.map(({ sent }) => sent),
          {
            ...(name && { deliveryLocation: name, deliveryOption: name }),
            ...(code && { couponCode: code.toLowerCase() }),
            // The sum that a screen computes by the same rule: no answer may ask for consent.
            totalAmount: expected.totalPaisa / 100,
          },
          { points: redeemedPoints },
        );
        const { status, body } = isMember
          ? await buyer.client.call('placeOrder', order)
          : await server.guest().call('placeGuestOrder', order);
        expect(status).toBe(200);
        expect(sumsOf(body.data)).toEqual(expected);
        expect(body.data.pointsEarned).toBe(earned.total);

        const [row] = (await staff.client.call('listOrders', { query: { limit: 1 } })).body.data;
        if (!row) throw new Error('No order');
        expect(sumsOf(row)).toEqual(expected);
        const receipt = receiptOf(followedOrder(row));
        expect(receipt.total.amount).toBe(formatRupees(expected.totalPaisa));
        expect(billTotal(followedOrder(row)).amount).toBe(receipt.total.amount);
        expect(billSums(followedOrder(row))).toEqual(receipt.sums);
        const saved = receipt.sums.filter(({ saves }) => saves).map(({ amount: text }) => text);
        expect(saved).toEqual(
          [expected.happyPaisa, expected.couponPaisa, redeemedPoints * 100]
            .flatMap((each) => rupeesOf(each) ?? [])
            .map((each) => formatRupees(-each)),
        );

        const items = row.item.map(({ _id, quantity }) => ({ _id, quantity }));
        const edit = await staff.client.call('updateOrder', { params: { id: row._id }, body: { items } });
        expect(sumsOf(edit.body.data)).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 2_000),
);
