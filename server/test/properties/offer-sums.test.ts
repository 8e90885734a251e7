import { fromServer } from '@storefront/shared/cart/line';
import type { Order } from '@storefront/shared/contract/entities/order';
import { readCouponTerms } from '@storefront/shared/ordering/coupon-wire';
import { billSums, billTotal } from '@storefront/shared/ordering/order-bill';
import { followedOrder } from '@storefront/shared/ordering/order-progress';
import { orderSums } from '@storefront/shared/ordering/order-sums';
import { receiptOf } from '@storefront/shared/ordering/receipt';
import { discountsOf, redeemableTotal } from '@storefront/shared/rules/discounts';
import { happyHoursOf, happyPercent } from '@storefront/shared/rules/happy-hours';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { tooManyPieces } from '@storefront/shared/rules/piece-limits';
import { placeFee } from '@storefront/shared/rules/place-terms';
import { largestRedeemable, pointsEarned } from '@storefront/shared/rules/points';
import fc from 'fast-check';
import { draftSums, toDraft, toEditItems } from '../../../admin-remote/src/features/orders/edit/draft';
import { type CheckoutItem, toPriced } from '../../../cafe-remote/src/common/checkout-item';
import { cartSums } from '../../../cafe-remote/src/features/cart/cart-sums';
import { sumUp, toOrderPayload } from '../../../cafe-remote/src/features/checkout/order-draft';
import { newId } from '../../src/platform/db/ids';
import { awardPoints } from '../support/checkout';
import { anyCart, HOURS, type StoredLine, storeCartLine } from '../support/offer-carts';
import { storeCoupon, storeHappyHours } from '../support/offers';
import { runs, timeFor } from '../support/runs';
import { type SignedIn, startTestServer, type TestServer } from '../support/start-test-server';
import { storePlace } from '../support/stock-shop';

const RUNS = runs(20);
const MINUTE = 60_000;

/** Midnight in Nepal before the first cart; each cart has a day of its own. */
let day = Date.parse('2026-11-21T00:00:00+05:45');

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

const percentAt = (category: string | undefined, at: number) =>
  category === undefined ? 0 : happyPercent(happyHoursOf(category, HOURS), at);

/** What a member's cart holds once the lines are in it, as the cart's screen reads it. */
async function memberCart(lines: readonly StoredLine[]): Promise<CheckoutItem[]> {
  const { client } = buyer;
  await client.call('clearCart', {});
  for (const { productId, type, quantity, optionIds } of lines) {
    const body = { type, quantity, ...(optionIds && { options: [...optionIds] }) };
    expect((await client.call('addToCart', { params: { id: productId }, body })).status).toBe(200);
  }
  return (await client.call('getCart', {})).body.data.map(fromServer);
}

/** What a guest's cart holds. */
const guestCart = (lines: readonly StoredLine[]): CheckoutItem[] =>
  lines.map(({ optionIds: _ids, pricePaisa: _paisa, ...line }) => ({
    ...line,
    ...{ lineId: null, name: 'Dish', image: '', selectedColor: null, selectedSize: null, requests: '' },
  }));

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
type Expected = ReturnType<typeof sumsOf>;

/** Expects the receipt, on paper and in the list of sums, to say what was paid and saved. */
function expectReceipt(order: Order, expected: Expected): void {
  const receipt = receiptOf(followedOrder(order));
  expect(receipt.total.amount).toBe(formatRupees(expected.totalPaisa));
  expect(billTotal(followedOrder(order)).amount).toBe(receipt.total.amount);
  expect(billSums(followedOrder(order))).toEqual(receipt.sums);
  const saved = [expected.happyPaisa, expected.couponPaisa, (expected.redeemedPoints ?? 0) * 100];
  expect(receipt.sums.filter(({ saves }) => saves).map(({ amount }) => amount)).toEqual(
    saved.filter((each) => each > 0).map((each) => formatRupees(-each)),
  );
}

/** Staff change quantities: their dialog says beforehand what the server answers and the list has. */
async function expectEdit(order: Order, quantities: readonly number[], isCut: boolean): Promise<void> {
  const all = toDraft(order).map((line, index) => ({ ...line, quantity: quantities[index] ?? 1 }));
  const lines = isCut && all.length > 1 ? all.slice(0, -1) : all;
  const { goods, happy, coupon, redeemedPoints, toCollect } = draftSums(order, lines, true);
  const edit = { params: { id: order._id }, body: { items: toEditItems(lines) } };
  const { body } = await staff.client.call('updateOrder', edit);
  expect(sumsOf(body.data)).toEqual({
    subtotalPaisa: goods,
    happyPaisa: happy,
    couponPaisa: coupon,
    feePaisa: paisa(order.deliveryFee),
    redeemedPoints,
    totalPaisa: toCollect,
  });
  const [row] = (await staff.client.call('listOrders', { query: { limit: 1 } })).body.data;
  expect(row).toEqual(body.data);
}

/** A guest's order holds few pieces from the closet (C107). */
const anyOrder = anyCart.filter(
  ({ isMember, lines }) =>
    isMember ||
    tooManyPieces(
      lines.map(({ category, quantity }) => ({
        type: category === 'closet' ? ('closet' as const) : ('product' as const),
        quantity,
      })),
    ) === null,
);

test(
  'C276: options, happy hours, coupon, points and fee come to the same in rule, cart, checkout, answer, list, receipt and an edit',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (wanted) => {
        const { coupon, aboveMinimum, place, points, isMember, minute, isCut } = wanted;
        day += 24 * 60 * MINUTE;
        server.clock.now = day + minute * MINUTE;
        const client = isMember ? buyer.client : server.guest();
        const stored = await Promise.all(wanted.lines.map((line) => storeCartLine(server.db, line)));
        const hasFood = stored.some(({ type }) => type === 'product');
        const [hour = 0, quarter = 0] = wanted.slot?.split(':').map(Number) ?? [];
        const slot = wanted.slot === null || !hasFood ? null : day + (24 * 60 + hour * 60 + quarter) * MINUTE;
        const at = slot ?? server.clock.now;

        // What the rules make of it.
        const lines = stored.map((line) => ({ ...line, happyPercent: percentAt(line.category, at) }));
        const amount = coupon && { percent: coupon.percent, amountPaisa: coupon.amount_paisa };
        const { goodsPaisa, happyPaisa } = discountsOf(lines);
        const minimum_paisa =
          aboveMinimum === null ? null : Math.max(0, goodsPaisa - happyPaisa - aboveMinimum);
        const applied = goodsPaisa - happyPaisa >= (minimum_paisa ?? 0) ? amount : null;
        const discounts = discountsOf(lines, applied);
        const terms = place && { ratePaisa: place.rate, freeFromPaisa: place.freeFrom };
        const feePaisa = terms ? placeFee(terms, discounts.restPaisa) : 0;
        const most = largestRedeemable({ balance: points, totalPaisa: redeemableTotal(discounts, feePaisa) });
        const redeemedPoints = isMember ? most : 0;
        const order = { lines, coupon: applied, feePaisa, redeemedPoints, isMember };
        const { points: earned, ...expected } = orderSums(order);

        // What the customer sees: the cart, then the checkout.
        if (isMember && points > 0) await awardPoints(server.db, buyer.person.id, points, server.clock.now);
        const inCart = isMember ? await memberCart(stored) : guestCart(stored);
        const timed = (ms: number) =>
          inCart.map((item) => ({ ...item, happyHour: percentAt(item.category, ms) }));
        const { happyPaisa: happyNow } = discountsOf(timed(server.clock.now).map(toPriced));
        expect(cartSums(timed(server.clock.now).map(toPriced))).toEqual({
          goods: goodsPaisa,
          happy: happyNow,
          total: goodsPaisa - happyNow,
        });
        const code = coupon && (await storeCoupon(server.db, { ...coupon, minimum_paisa }));
        const check = code && (await client.call('checkCoupon', { body: { code: code.toLowerCase() } }));
        const name = `Place ${newId()}`;
        if (place) {
          const { id } = await storePlace(server.db, name, place.rate);
          const free = { free_from_paisa: place.freeFrom };
          await server.db.updateTable('locations').set(free).where('id', '=', id).execute();
        }
        const shown = terms && { id: name, name, ...terms };
        const draft = {
          items: timed(at),
          shipping: {
            mode: shown ? ('delivery' as const) : ('pickup' as const),
            place: shown,
            previousPlace: null,
          },
          points: isMember ? points : 0,
          slotAt: slot === null ? null : new Date(slot).toISOString(),
          coupon: check ? readCouponTerms(check.body.data) : null,
        };
        const sums = sumUp(draft, isMember ? points : 0);
        expect({
          subtotalPaisa: sums.subtotal,
          happyPaisa: sums.happy,
          couponPaisa: sums.coupon,
          feePaisa: sums.fee,
          redeemedPoints: sums.redeemedPoints,
          totalPaisa: sums.total,
        }).toEqual(expected);
        if (isMember) expect(pointsEarned(sums.earning)).toEqual(earned);

        // What the server makes of the checkout's own request: nothing asks for consent.
        const contact = {
          fullName: 'Asha',
          address: 'Lakeside 6',
          landmark: '',
          phone: '9841234567',
          email: '',
        };
        const body = toOrderPayload(contact, draft, sums);
        const placed = isMember
          ? await client.call('placeOrder', { body })
          : await client.call('placeGuestOrder', { body });
        expect(placed.status).toBe(200);
        expect(sumsOf(placed.body.data)).toEqual(expected);
        expect(placed.body.data.pointsEarned).toBe(earned.total);

        const [row] = (await staff.client.call('listOrders', { query: { limit: 1 } })).body.data;
        if (!row) throw new Error('No order');
        expect(sumsOf(row)).toEqual(expected);
        expectReceipt(row, expected);
        await expectEdit(
          row,
          wanted.lines.map(({ edited }) => edited),
          isCut,
        );
      }),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 2_000),
);
