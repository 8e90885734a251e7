import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A folder on an origin of its own. Whoever opens a page gets `index.html`; there is nothing behind it. */
export class StaticSite {
  /** What was asked for beside files and pages. */
  readonly strays: string[] = [];
  readonly #folder: string;
  readonly #server: Server;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async open(folder: string): Promise<StaticSite> {
    const site = new StaticSite(folder);
    await new Promise<void>((resolve) => site.#server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer({ method, url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, this.origin);
    const name = headers['sec-fetch-dest'] === 'document' ? 'index.html' : pathname;
    try {
      const content = await readFile(join(this.#folder, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
      response.end(content);
    } catch {
      this.strays.push(`${method} ${url}`);
      response.writeHead(404).end();
    }
  }
}
