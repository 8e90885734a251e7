import { API_BASE, type CallName, routes } from '@storefront/shared/contract/routes';

/** A request that the load process sends. Placeholders in it are filled in each time (see `withNewGuest`). */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Path of a call without path parameters. */
export const pathOf = (call: CallName, query = '') => `${API_BASE}${routes[call].path}${query}`;

/** A GET of the API. */
export const getRequest = (path: string, headers: Readonly<Record<string, string>> = {}): LoadRequest => ({
  method: 'GET',
  path,
  headers: { Accept: 'application/json', ...headers },
});

/** A guest's order, with placeholders for the idempotency key and the client address that a proxy passes on. */
export const orderRequest = (checkout: unknown): LoadRequest => ({
  method: 'POST',
  path: pathOf('placeGuestOrder'),
  headers: {
    'Content-Type': 'application/json',
    'Idempotency-Key': '{uuid}',
    'X-Forwarded-For': '{ip}',
  },
  body: JSON.stringify(checkout),
});

/** A page, compressed with brotli as a browser requests it. */
export const pageRequest = (path: string): LoadRequest => ({
  method: 'GET',
  path,
  headers: { Accept: 'text/html', 'Accept-Encoding': 'br' },
});
