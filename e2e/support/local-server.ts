import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test's own, on a port of this machine. */
export abstract class LocalServer {
  readonly #server = createServer((request, response) => void this.answer(request, response));

  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;

  /** Begins to answer, on a port that is free or on a given one. */
  async listen(port = 0): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    return this;
  }

  /** Known once it listens. */
  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Ends at once: whoever is still connected is cut off. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
