/** Events of a release to count. */
export interface ReleaseEvent {
  readonly part: string;
  readonly release: string;
  /** `visit`, `rendered`, a kind of trouble, or a vital with its range. */
  readonly name: string;
  /** The reason of a trouble, without personal data; null for other events. */
  readonly reason: string | null;
  /** How often it happened; absent: once. */
  readonly count?: number;
}

/** Returns the name under which an event is counted for the release of the shell in which it happened (C492). */
export const nameUnder = (name: string, shell: string): string => `${name}@${shell}`;

/** Returns an event to count, and the same event to count under the shell in which it happened; null: not known. */
export const withShell = (event: ReleaseEvent, shell: string | null): readonly ReleaseEvent[] =>
  shell === null ? [event] : [event, { ...event, name: nameUnder(event.name, shell), reason: null }];

/** Everything counted of one release. */
export interface ReleaseCounts {
  /** Counts by the name of the event. */
  readonly counts: ReadonlyMap<string, number>;
  /** Kinds of trouble with their last reason and its time (ms since 1970), newest first. */
  readonly reasons: readonly { readonly kind: string; readonly reason: string; readonly at: number }[];
}

/** Stores the counts of releases. The server keeps them in its database; a gateway alone keeps them in memory. */
export interface ReleaseCountStore {
  /** Counts events at a time in ms since 1970. */
  add(events: readonly ReleaseEvent[], at: number): Promise<void>;
  read(part: string, release: string): Promise<ReleaseCounts>;
}

/** Counts in memory, for the life of the process. Only releases of the registry are counted, so it stays small. */
export function createMemoryCounts(): ReleaseCountStore {
  const releases = new Map<string, Map<string, { count: number; reason: string | null; at: number }>>();
  return {
    async add(events, at) {
      for (const { part, release, name, reason, count = 1 } of events) {
        const key = `${part} ${release}`;
        const events = releases.get(key) ?? new Map();
        releases.set(key, events);
        events.set(name, { count: (events.get(name)?.count ?? 0) + count, reason, at });
      }
    },
    async read(part, release) {
      const events = [...(releases.get(`${part} ${release}`) ?? [])];
      return {
        counts: new Map(events.map(([name, { count }]) => [name, count])),
        reasons: events
          .flatMap(([kind, { reason, at }]) => (reason === null ? [] : [{ kind, reason, at }]))
          .sort((one, other) => other.at - one.at),
      };
    },
  };
}
