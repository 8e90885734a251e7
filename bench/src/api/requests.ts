import { API_BASE, type CallName, routes } from '@storefront/shared/contract/routes';

const HOST = 'Host: 127.0.0.1';

/** The path of a call without parameters. */
export const pathOf = (call: CallName, query = '') => `${API_BASE}${routes[call].path}${query}`;

/** A reading request, whole, as a browser on a connection that stays open sends it. */
export const getRequest = (path: string, headers: readonly string[] = []): string =>
  [`GET ${path} HTTP/1.1`, HOST, 'Accept: application/json', ...headers, '', ''].join('\r\n');

/** Somebody else's order each time: with an address and a key of their own, as a proxy passes it on. */
export function orderRequest(checkout: unknown): string {
  const body = JSON.stringify(checkout);
  return [
    `POST ${pathOf('placeGuestOrder')} HTTP/1.1`,
    HOST,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Idempotency-Key: {uuid}',
    'X-Forwarded-For: {ip}',
    '',
    body,
  ].join('\r\n');
}

/** A page as a browser asks for it, packed. */
export const pageRequest = (path: string): string =>
  [`GET ${path} HTTP/1.1`, HOST, 'Accept: text/html', 'Accept-Encoding: br', '', ''].join('\r\n');
