import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { LocalServer } from './local-server';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** A team's own host: the `dist` folder of a remote as it was built, open to other origins. */
export class TeamHost extends LocalServer {
  /** Addresses of scripts that were asked for. */
  readonly asked: string[] = [];
  readonly #folder: string;
  #added = '';

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  /** From now on its entry script says something else as well. */
  spoilEntry(text: string): void {
    this.#added = text;
  }

  protected async answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, this.origin);
    const body = await readFile(join(this.#folder, normalize(pathname))).catch(() => null);
    if (pathname.endsWith('.js')) this.asked.push(pathname);
    response.writeHead(body ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream',
    });
    const isEntry = /\/remoteEntry\.\w+\.js$/.test(pathname);
    response.end(body && isEntry ? `${body}${this.#added}` : body);
  }
}
