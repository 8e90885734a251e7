import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { LocalServer } from './local-server';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Serves a folder on its own origin. Every page request gets `index.html`. */
export class StaticSite extends LocalServer {
  /** Requests for which there is no file. */
  readonly notFound: string[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  protected async answer(
    { method, url = '/', headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { pathname } = new URL(url, this.origin);
    const name = headers['sec-fetch-dest'] === 'document' ? 'index.html' : pathname;
    try {
      const content = await readFile(join(this.#folder, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
      response.end(content);
    } catch {
      this.notFound.push(`${method} ${url}`);
      response.writeHead(404).end();
    }
  }
}
