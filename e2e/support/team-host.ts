import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { LocalServer } from './local-server';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Serves the `dist` folder of a remote to all origins, as a team's own host does. */
export class TeamHost extends LocalServer {
  /** Paths of requested scripts. */
  readonly requestedScripts: string[] = [];
  readonly #folder: string;
  #added = '';

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  /** Appends a text to the entry script, so that its hash is wrong. */
  corruptEntry(text: string): void {
    this.#added = text;
  }

  protected async answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, this.origin);
    const body = await readFile(join(this.#folder, normalize(pathname))).catch(() => null);
    if (pathname.endsWith('.js')) this.requestedScripts.push(pathname);
    response.writeHead(body ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream',
    });
    const isEntry = /\/remoteEntry\.\w+\.js$/.test(pathname);
    response.end(body && isEntry ? `${body}${this.#added}` : body);
  }
}
