/**
 * Takes `data` out of the envelope. Another server may answer a bare list or object where §7 shows
 * `response data` (C35), so whatever has no envelope is passed on as it is.
 */
export function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return 'data' in body ? body.data : body;
}
