type Handler = (...args: unknown[]) => void;

/** The shop's end of the socket, in a test's hand. */
export class FakeSocket {
  /** Those opened so far, oldest first. */
  static readonly opened: FakeSocket[] = [];
  readonly #handlers = new Map<string, Handler>();
  connected = false;
  active = true;
  isClosed = false;
  connectCount = 0;

  constructor(
    readonly origin: string,
    readonly options: unknown,
  ) {
    FakeSocket.opened.push(this);
  }

  on(event: string, handler: Handler): this {
    this.#handlers.set(event, handler);
    return this;
  }

  connect(): void {
    this.connectCount += 1;
  }

  close(): void {
    this.isClosed = true;
  }

  /** What the library does when something comes over the wire. */
  receive(event: string, ...args: unknown[]): void {
    if (event === 'connect') this.connected = true;
    if (event === 'disconnect') this.connected = false;
    this.#handlers.get(event)?.(...args);
  }
}

/** Stands in for `socket.io-client`. */
export const socketModule = {
  io: (origin: string, options: unknown) => new FakeSocket(origin, options),
};
