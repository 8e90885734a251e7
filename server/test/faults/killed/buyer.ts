import { checkout, withKey } from '../../support/checkout';
import { HttpClient } from '../../support/http-client';
import type { KillableServer } from './killable-server';

export interface Goods {
  readonly cake: string;
  readonly shirt: string;
}

export interface Bought {
  readonly key: string;
  readonly orderId: string;
  readonly pieces: number;
}

/** Points redeemed by each order of a member. */
export const POINTS = 5;

/** A customer who places orders continuously, and repeats each with its key until it is acknowledged. */
export class Buyer {
  readonly #client: HttpClient;

  constructor(
    readonly server: KillableServer,
    readonly session: { readonly name: string; readonly value: string } | null,
  ) {
    this.#client = new HttpClient(server.address);
    if (session) this.#client.cookies.set(session.name, session.value);
  }

  /** Orders once. Asks again after a broken connection or a 503, which leave it open; throws for other answers than 200. */
  async buy({ cake, shirt }: Goods, pieces: number, headers = withKey(), email = ''): Promise<Bought> {
    const lines = [{ _id: cake }, { _id: shirt, type: 'closet' as const, quantity: pieces }];
    const order = checkout(lines, {}, { email, ...(this.session && { points: POINTS }) });
    for (;;) {
      await this.server.whenUp();
      const answer = await this.#client
        .call(this.session ? 'placeOrder' : 'placeGuestOrder', order, headers)
        .catch(() => null);
      if (answer === null || answer.status === 503) continue;
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
      return { key: headers['idempotency-key'], orderId: answer.body.data._id, pieces };
    }
  }
}
