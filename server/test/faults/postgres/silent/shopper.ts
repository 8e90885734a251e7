import { setTimeout as pause } from 'node:timers/promises';
import { checkout, withKey } from '../../../support/checkout';
import type { HttpAnswer, HttpClient } from '../../../support/http-client';

/** Pause before a refused order is repeated, ms. */
const REPEAT_AFTER_MS = 100;

/** One call, how it was answered, and how long that took. */
export interface Asked {
  readonly status: number;
  /** What the person reads. */
  readonly message: string;
  readonly ms: number;
}

interface Goods {
  readonly cake: string;
  readonly shirt: string;
}

/** A guest who orders without pause, and repeats an order with its key until it is acknowledged. */
export class Shopper {
  readonly bought: { readonly key: string; readonly orderId: string }[] = [];

  /** How many calls were answered. */
  answers = 0;

  constructor(
    readonly client: HttpClient,
    readonly onAnswer: (asked: Asked) => void,
  ) {}

  async #measured<T>(call: Promise<HttpAnswer<T>>): Promise<HttpAnswer<T>> {
    const began = performance.now();
    const answer = await call;
    this.answers += 1;
    const ms = performance.now() - began;
    this.onAnswer({ status: answer.status, message: answer.body.message, ms });
    return answer;
  }

  readMenu() {
    return this.#measured(this.client.send('listMenu'));
  }

  async #buy({ cake, shirt }: Goods): Promise<void> {
    const headers = withKey();
    const order = checkout([{ _id: cake }, { _id: shirt, type: 'closet' }]);
    for (;;) {
      const { status, body } = await this.#measured(this.client.call('placeGuestOrder', order, headers));
      if (status !== 200) {
        await pause(REPEAT_AFTER_MS);
        continue;
      }
      this.bought.push({ key: headers['idempotency-key'], orderId: body.data._id });
      return;
    }
  }

  async buyUntil(goods: Goods, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.#buy(goods);
      await this.readMenu();
    }
  }
}
