import { toPaisa } from '@storefront/shared/rules/money';
import { tooManyPieces } from '@storefront/shared/rules/piece-limits';
import { pointsEarned } from '@storefront/shared/rules/points';
import { goodsTotal, orderTotal } from '@storefront/shared/rules/totals';
import fc from 'fast-check';
import { awardPoints, checkout } from '../support/checkout';
import { runs, timeFor } from '../support/runs';
import { type SignedIn, startTestServer, type TestServer } from '../support/start-test-server';
import { storeClosetItem, storePlace, storeProduct } from '../support/stock-shop';

const RUNS = runs(25);

let server: TestServer;
let buyer: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.asCustomer();
  staff = await server.asAdmin();
});
afterAll(() => server.close());

const anyLine = fc.record({
  type: fc.constantFrom('product' as const, 'closet' as const),
  pricePaisa: fc.oneof(fc.nat(500_00), fc.integer({ min: 100_00, max: 9_000_00 })),
  quantity: fc.integer({ min: 1, max: 20 }),
});

/** A guest's order holds few pieces from the closet (C107). */
const anyCart = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    feePaisa: fc.option(fc.nat(300_00), { nil: null }),
    points: fc.nat(30).map((fives) => fives * 5),
    isMember: fc.boolean(),
  })
  .filter(({ isMember, lines }) => isMember || tooManyPieces(lines) === null);

const paisa = (rupees: number | undefined) => (rupees === undefined ? null : toPaisa(rupees));

type Line = typeof anyLine extends fc.Arbitrary<infer T> ? T : never;

const storeLine = async ({ type, pricePaisa, quantity }: Line) => {
  const wanted = { price_paisa: pricePaisa };
  const _id =
    type === 'product'
      ? await storeProduct(server.db, wanted)
      : await storeClosetItem(server.db, { ...wanted, stock: 1000 });
  return { _id, type, quantity };
};

const goodsOf = (lines: readonly { readonly price: number; readonly quantity: number }[]) =>
  goodsTotal(lines.map(({ price, quantity }) => ({ pricePaisa: toPaisa(price), quantity })));

/** What the lines come to in a member's cart, by the server's own line totals. */
async function cartTotal(lines: readonly Awaited<ReturnType<typeof storeLine>>[]): Promise<number> {
  const { client } = buyer;
  await client.call('clearCart', {});
  for (const { _id, type, quantity } of lines)
    await client.call('addToCart', { params: { id: _id }, body: { type, quantity } });
  const { body } = await client.call('getCart', {});
  return body.data.reduce((sum, line) => sum + toPaisa(line.total), 0);
}

/** The order as staff read it: what to collect, and the literal price times quantity (C21). */
async function staffSums(id: string) {
  const { body } = await staff.client.call('listOrders', { query: { limit: 1 } });
  const [row] = body.data;
  expect(row?._id).toBe(id);
  return { goods: goodsOf(row?.item ?? []), toCollect: paisa(row?.totalAmount) };
}

async function destination(feePaisa: number | null) {
  if (feePaisa === null) return {};
  const place = await storePlace(server.db, `Place ${crypto.randomUUID()}`, feePaisa);
  return { deliveryLocation: place.name, deliveryOption: place.name };
}

test(
  'P9, C15, C21, C87: money and points in cart, receipt and staff list are those of the shared rules, for any cart',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyCart, async ({ lines, feePaisa, points, isMember }) => {
        // Staff read the newest first: no two are placed at the same moment.
        server.clock.now += 1;
        const fee = feePaisa ?? 0;
        const subtotal = goodsTotal(lines);
        const redeemedPoints = isMember && points * 100 <= subtotal + fee ? points : 0;
        if (redeemedPoints > 0)
          await awardPoints(server.db, buyer.person.id, redeemedPoints, server.clock.now);
        const items = await Promise.all(lines.map(storeLine));
        const order = checkout(items, await destination(feePaisa), { points: redeemedPoints });
        const { status, body } = isMember
          ? await buyer.client.call('placeOrder', order)
          : await server.guest().call('placeGuestOrder', order);
        const total = orderTotal({ subtotal, fee, redeemedPoints });
        const earned = pointsEarned({ lines, feePaisa: fee, redeemedPoints }).total;
        expect(status).toBe(200);
        expect({
          subtotal: paisa(body.data.subtotal),
          fee: paisa(body.data.deliveryFee),
          total: paisa(body.data.totalAmount),
          redeemed: body.data.redeemedPoints,
          earned: body.data.pointsEarned,
        }).toEqual({
          subtotal,
          fee,
          total,
          redeemed: redeemedPoints,
          earned: isMember ? earned : 0,
        });
        expect(await staffSums(body.data._id)).toEqual({ goods: subtotal, toCollect: total });
        expect(await cartTotal(items)).toBe(subtotal);
      }),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 2_000),
);
