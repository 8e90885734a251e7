type Handler = (...args: unknown[]) => void;

/** Fake socket. Tests control the server's end. */
export class FakeSocket {
  /** All opened sockets, oldest first. */
  static readonly opened: FakeSocket[] = [];
  readonly #handlers = new Map<string, Handler>();
  connected = false;
  active = true;
  isClosed = false;
  connectCount = 0;
  /** What the page sent, oldest first. */
  readonly sent: [event: string, ...args: unknown[]][] = [];

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

  emit(event: string, ...args: unknown[]): this {
    this.sent.push([event, ...args]);
    return this;
  }

  connect(): void {
    this.connectCount += 1;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Delivers an event from the server. */
  receive(event: string, ...args: unknown[]): void {
    if (event === 'connect') this.connected = true;
    if (event === 'disconnect') this.connected = false;
    this.#handlers.get(event)?.(...args);
  }
}

/** Replaces the module `socket.io-client`. */
export const socketModule = {
  io: (origin: string, options: unknown) => new FakeSocket(origin, options),
};
