import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers that ask for another protocol on the same connection. */
const ASKS_TO_SWITCH = new Set(['upgrade', 'connection', 'http2-settings']);

/** Returns the head of a request as it came, without the headers that ask for another protocol. */
function headWithoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!ASKS_TO_SWITCH.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Answers requests that ask for another protocol (`Upgrade: h2c` of curl and Java) outside `path` in plain HTTP, as RFC
 * 9110 7.8 allows. Node stops reading a connection as HTTP at an `Upgrade` header as soon as anyone listens for upgrades,
 * as Socket.IO does; the connection is read again from the start of its request, without the header.
 */
export function answerOtherUpgradesPlainly(server: Server, path: string): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, rest: Buffer) => {
    if (request.url?.startsWith(path)) return;
    socket.unshift(Buffer.concat([Buffer.from(headWithoutUpgrade(request), 'latin1'), rest]));
    server.emit('connection', socket);
  });
}
