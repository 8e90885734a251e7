/** Counts acquired and released resources by name. */
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

  /** Number of unreleased resources by name. */
  get left(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const name of this.#held.values()) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  }
}

/** Replaces browser APIs by counting versions. @returns the function that restores them. */
export type Watch = (ledger: Ledger) => () => void;

/**
 * Replaces a property of an object.
 *
 * @returns the function that restores the property.
 */
export function replace(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}
