import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

export interface TeamHost {
  readonly origin: string;
  /** Addresses of scripts that were asked for. */
  readonly asked: readonly string[];
  /** From now on its entry script says something else as well. */
  spoilEntry(text: string): void;
  stop(): Promise<void>;
}

/** A team's own host: the `dist` folder of a remote as it was built, open to other origins, on a port that is free or on a given one. */
export async function serveDist(folder: string, port = 0): Promise<TeamHost> {
  const asked: string[] = [];
  let added = '';
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://team');
    const body = await readFile(join(folder, normalize(pathname))).catch(() => null);
    if (pathname.endsWith('.js')) asked.push(pathname);
    response.writeHead(body ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream',
    });
    const isEntry = /\/remoteEntry\.\w+\.js$/.test(pathname);
    response.end(body && isEntry ? `${body}${added}` : body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    spoilEntry(text) {
      added = text;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
