interface Bounds<V> {
  /** Entries at most. */
  readonly most: number;
  /** Bytes of all of them at most. */
  readonly mostBytes: number;
  readonly bytesOf: (value: V) => number;
}

/** A map that lets go of what was asked for longest ago. */
export interface BoundedMap<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  clear(): void;
}

/** Holds so many entries of so many bytes together. A value larger than that is not held. */
export function createBoundedMap<V>({ most, mostBytes, bytesOf }: Bounds<V>): BoundedMap<V> {
  const entries = new Map<string, V>();
  let bytes = 0;

  function remove(key: string): void {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    bytes -= bytesOf(value);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      entries.set(key, value);
      bytes += bytesOf(value);
      for (const oldest of entries.keys()) {
        if (entries.size <= most && bytes <= mostBytes) break;
        remove(oldest);
      }
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
  };
}
