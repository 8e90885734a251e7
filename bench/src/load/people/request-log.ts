/** The requests of one kind. */
export interface Requests {
  /** When each ended, ms since 1970. */
  readonly at: number[];
  /** How long each took, ms. */
  readonly ms: number[];
  /** What went wrong; a request with an error has no time. */
  readonly errors: string[];
}

/** Everything that people asked for, by kind. */
export type RequestLog = Map<string, Requests>;

export function requestsOf(log: RequestLog, kind: string): Requests {
  const known = log.get(kind);
  if (known) return known;
  const requests = { at: [], ms: [], errors: [] };
  log.set(kind, requests);
  return requests;
}

/** Returns one log of several. */
export function mergeLogs(logs: readonly RequestLog[]): RequestLog {
  const all: RequestLog = new Map();
  for (const [kind, { at, ms, errors }] of logs.flatMap((log) => [...log])) {
    const into = requestsOf(all, kind);
    // One by one: a spread of a long list overflows the stack.
    for (const time of at) into.at.push(time);
    for (const time of ms) into.ms.push(time);
    into.errors.push(...errors);
  }
  return all;
}
