export const ACTORS = ['guest', 'customer', 'staff'] as const;
export type Actor = (typeof ACTORS)[number];

export interface Account {
  readonly email: string;
  readonly password: string;
}

const PASSWORD = 'momo-and-tea';

/** Signs guest, customer and staff in by the API itself, and again when a request has ended their session. */
export class Actors {
  readonly #cookies = new Map<Actor, string>([['guest', '']]);
  #customers = 0;

  constructor(
    readonly address: string,
    readonly staff: Account,
  ) {}

  /** Returns the cookie of an actor's session. */
  async cookieOf(actor: Actor): Promise<string> {
    const cookie = this.#cookies.get(actor) ?? (await this.#signIn(actor));
    this.#cookies.set(actor, cookie);
    return cookie;
  }

  /** Called for an answer 401: the session has ended, or the account. */
  forget(actor: Actor): void {
    if (actor !== 'guest') this.#cookies.delete(actor);
  }

  async #signIn(actor: Actor): Promise<string> {
    if (actor === 'staff') return this.#logIn(this.staff);
    this.#customers += 1;
    const account = { email: `customer-${this.#customers}@example.com`, password: PASSWORD };
    await this.#post('register', { fullName: `Customer ${this.#customers}`, ...account });
    return this.#logIn(account);
  }

  /** Returns the cookie of a new session. */
  async #logIn(account: Account): Promise<string> {
    const answer = await this.#post('login', account);
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  async #post(call: 'login' | 'register', body: object): Promise<Response> {
    const answer = await fetch(`${this.address}/api/v1/user/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
