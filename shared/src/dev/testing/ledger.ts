/** Things that are taken and given back. */
export class Ledger {
  readonly #held = new Map<unknown, string>();

  take(key: unknown, name: string): void {
    this.#held.set(key, name);
  }

  giveBack(key: unknown): void {
    this.#held.delete(key);
  }

  clear(): void {
    this.#held.clear();
  }

  /** How many of each name are still held. */
  get left(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const name of this.#held.values()) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  }
}

/** Puts counting versions of what a browser hands out in place. @returns the way to take them away again. */
export type Watch = (ledger: Ledger) => () => void;

/**
 * Puts something in the place of a property, for as long as somebody watches.
 *
 * @returns the way to put back what was there.
 */
export function replace(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}
