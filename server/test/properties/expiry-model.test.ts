import fc from 'fast-check';
import { creditPoints } from '../../src/loyalty/credit-points';
import { pointBalance } from '../../src/loyalty/points-ledger';
import { inTransaction } from '../../src/platform/db/transaction';
import { sessionCookie } from '../../src/platform/sessions/session-cookie';
import { startSession } from '../../src/platform/sessions/session-store';
import { checkout } from '../support/checkout';
import { brokenLots } from '../support/ledger';
import { runs, timeFor } from '../support/runs';
import { type SignedIn, startTestServer, type TestServer } from '../support/start-test-server';
import { storeProduct } from '../support/stock-shop';
import { LotModel } from './lot-model';

const RUNS = runs(20);
const DAY = 86_400_000;

let server: TestServer;
let cake: string;
beforeAll(async () => {
  server = await startTestServer();
  cake = await storeProduct(server.db, { price_paisa: 900_00 });
});
afterAll(() => server.close());

const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 60 * DAY }) }),
  fc.record({ kind: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constant('take back' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('spend' as const), fives: fc.integer({ min: 1, max: 16 }) }),
  fc.record({ kind: fc.constant('adjust' as const), points: fc.integer({ min: -60, max: 60 }) }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('reopen' as const), which: fc.nat() }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** A member, a member of staff, and the model. */
class Walk {
  readonly model = new LotModel();
  readonly #orders: { id: string; isCancelled: boolean }[] = [];
  #reversed = new Set<number>();

  constructor(
    readonly buyer: SignedIn,
    readonly admin: SignedIn,
  ) {}

  async take(step: Step): Promise<void> {
    if (step.kind === 'wait') return this.#wait(step.ms);
    if (step.kind === 'earn') return this.#earn(step.points);
    if (step.kind === 'spend') return this.#spend(step.fives * 5);
    if (step.kind === 'adjust') return this.#adjust(step.points);
    if (step.kind === 'take back') return this.#takeBack(step.which);
    return this.#change(step.which, step.kind === 'cancel');
  }

  async #wait(ms: number): Promise<void> {
    server.clock.now += ms;
    const { name } = sessionCookie(server.env.publicOrigin);
    for (const { client, person } of [this.buyer, this.admin])
      client.cookies.set(name, await startSession(server.db, person.id, server.clock.now));
  }

  async #credit(index: number, points: number): Promise<void> {
    const orderId = `lot-${index}`;
    const key = `${this.buyer.person.id}:${orderId}:${points}`;
    const credit = { userId: this.buyer.person.id, kind: 'cafe' as const, points, orderId, key };
    await inTransaction(server.db, (tx) => creditPoints(tx, credit, server.clock.now));
  }

  async #earn(points: number): Promise<void> {
    // No two lots expire at the same time, so that only one order of spending is right.
    server.clock.now += 1;
    this.model.earn(points, server.clock.now);
    await this.#credit(this.model.lots.length - 1, points);
  }

  async #takeBack(which: number): Promise<void> {
    const index = which % Math.max(1, this.model.lots.length);
    const lot = this.model.lots[index];
    if (!lot || this.#reversed.has(index)) return;
    this.#reversed.add(index);
    this.model.takeBack(lot);
    await this.#credit(index, 0);
  }

  /** Staff give points, or take some that are there (C301). */
  async #adjust(points: number): Promise<void> {
    server.clock.now += 1;
    const fits = points !== 0 && points + this.model.balance(server.clock.now) >= 0;
    const { status } = await this.admin.client.call('adjustPoints', {
      params: { id: this.buyer.person.id },
      body: { points, reason: 'By chance' },
    });
    expect(status).toBe(points > 0 || fits ? 200 : 400);
    if (points > 0) {
      this.#reversed.add(this.model.lots.length);
      this.model.earn(points, server.clock.now);
    } else if (fits) this.model.take(-points, server.clock.now);
  }

  async #spend(points: number): Promise<void> {
    const fits = points <= this.model.balance(server.clock.now);
    const answer = await this.buyer.client.call('placeOrder', checkout([{ _id: cake }], {}, { points }));
    expect(answer.status).toBe(fits ? 200 : 409);
    if (!fits) return;
    this.model.pay(points, server.clock.now);
    this.#orders.push({ id: answer.body.data._id, isCancelled: false });
  }

  async #change(which: number, isCancelled: boolean): Promise<void> {
    const index = which % Math.max(1, this.#orders.length);
    const [order, payment] = [this.#orders[index], this.model.payments[index]];
    if (!order || !payment || order.isCancelled === isCancelled) return;
    const isDone = isCancelled || this.model.payAgain(payment, server.clock.now);
    if (isCancelled) this.model.refund(payment);
    const { status } = await this.admin.client.call('changeOrderStatus', {
      params: { id: order.id },
      body: { status: isCancelled ? 'cancelled' : 'pending' },
    });
    expect(status).toBe(isDone ? 200 : 409);
    if (isDone) order.isCancelled = isCancelled;
  }

  async compare(): Promise<void> {
    const { id } = this.buyer.person;
    const lots = await server.db
      .selectFrom('point_lots')
      .select(['remaining', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('earned_at')
      .execute();
    expect(lots).toEqual(
      this.model.lots.map(({ remaining, expiresAt }) => ({ remaining, expires_at: expiresAt })),
    );
    expect(await pointBalance(server.db, id, server.clock.now)).toBe(this.model.balance(server.clock.now));
  }
}

test(
  'C20, C301, P42, P43, P47: lots are earned, redeemed, refunded, adjusted and expire as in a small model',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 25 }), async (steps) => {
        const walk = new Walk(await server.asCustomer(), await server.asAdmin());
        for (const step of steps) {
          await walk.take(step);
          await walk.compare();
        }
        expect(await brokenLots(server.db)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 5_000),
);
