/** A random UUID (version 4). `crypto.randomUUID` exists on secure origins only; a phone in the shop's Wi-Fi may have none. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return versioned.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

interface Attempt {
  readonly key: string;
  readonly payload: string;
}

const storageKey = (scope: string) => `orderAttempt:${scope}`;

function readAttempt(scope: string): Attempt | null {
  const text = window.sessionStorage.getItem(storageKey(scope));
  return text ? (JSON.parse(text) as Attempt) : null;
}

/**
 * The idempotency key of this attempt to order (P1, P2): the same payload keeps its key over a reload and a lost
 * answer, another payload is another attempt.
 *
 * @param scope keeps attempts apart, such as the checkout's and a table's.
 */
export function keyFor(scope: string, payload: unknown): string {
  const text = JSON.stringify(payload);
  const known = readAttempt(scope);
  if (known?.payload === text) return known.key;
  const key = newKey();
  window.sessionStorage.setItem(storageKey(scope), JSON.stringify({ key, payload: text } satisfies Attempt));
  return key;
}

/** Ends the attempt: the server has given its final answer, so the next order is another one. */
export function endAttempt(scope: string): void {
  window.sessionStorage.removeItem(storageKey(scope));
}
