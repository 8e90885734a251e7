/**
 * Returns the `data` of an envelope. A body without an envelope is returned as it is: another server may send a bare list
 * or object where §7 shows `response data` (C35).
 */
export function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return 'data' in body ? body.data : body;
}
