import type { RegistryPart, ReleaseAction, ReleaseRecord } from '@storefront/shared/delivery/registry';

type History = readonly ReleaseRecord[];

/** Returns the history with one changed record. */
const changed = (history: History, release: string, changes: Partial<ReleaseRecord>): ReleaseRecord[] =>
  history.map((record) => (record.release === release ? { ...record, ...changes } : record));

const without = (history: History, release: string): ReleaseRecord[] =>
  history.filter((record) => record.release !== release);

/** Ends the canary, if there is one, and marks it as withdrawn. */
export function endCanary({ canary, ...part }: RegistryPart, at: string): RegistryPart {
  if (!canary) return part;
  return { ...part, history: changed(part.history, canary.release, { until: at, withdrawn: at }) };
}

/** Makes a release live for all visitors and ends another canary. */
export function makeLive(part: RegistryPart | undefined, next: ReleaseRecord): RegistryPart {
  const { release, at } = next;
  if (!part) return { live: release, since: at, history: [next] };
  const { history, live } = endCanary(part, at);
  const earlier = without(changed(history, live, { until: at }), release);
  return { live: release, since: at, history: [...earlier, next] };
}

/** Starts a canary for a share of visitors, or changes the share of the current one. */
export function makeCanary(part: RegistryPart, next: ReleaseRecord, weight: number): RegistryPart {
  const { release, at } = next;
  if (part.canary?.release === release) return { ...part, canary: { ...part.canary, weight } };
  const { history, ...rest } = endCanary(part, at);
  return { ...rest, canary: { release, weight, since: at }, history: [...without(history, release), next] };
}

/**
 * Starts the canary of a remote that no other visitor has yet, or that had such a canary before (C487). The registry needs
 * a live release: it is the canary.
 */
export function makeFirstCanary(
  part: RegistryPart | undefined,
  next: ReleaseRecord,
  weight: number,
): RegistryPart {
  const { release, at } = next;
  const same = part?.canary?.release === release ? part.canary : { release, since: at };
  const history = part ? without(endCanary(part, at).history, release) : [];
  return {
    live: release,
    since: at,
    opened: false,
    canary: { ...same, weight },
    history: [...history, next],
  };
}

/** Makes an earlier release live again; marks the replaced one, and those between that no one withdrew, as withdrawn. */
export function withdrawLive(part: RegistryPart, target: string, at: string): RegistryPart {
  const indexOf = (wanted: string) => part.history.findIndex(({ release }) => release === wanted);
  const [first, last] = [indexOf(target), indexOf(part.live)];
  const history = part.history.map((record, index) => {
    const { until, ...again } = record;
    if (index === first) return again;
    if (index === last) return { ...record, until: at, withdrawn: at };
    return index > first && index < last ? { ...record, withdrawn: record.withdrawn ?? at } : record;
  });
  return { ...part, live: target, since: at, history };
}

/** How many changes of a part the registry keeps. */
const MOST_EVENTS = 100;

/** A change of a part, and who made it. */
interface Change {
  readonly action: ReleaseAction;
  readonly release: string;
  readonly at: string;
  readonly by: string | undefined;
  /** Why a canary goes out although it does not fit other parts. */
  readonly reason?: string | undefined;
}

/** Returns a changed part with the change in its events. @param before the part before the change */
export function recordChange(
  before: RegistryPart | undefined,
  part: RegistryPart,
  { by, reason, ...change }: Change,
): RegistryPart {
  const event = { ...change, ...(by && { by }), ...(reason && { reason }) };
  return { ...part, events: [...(before?.events ?? []), event].slice(-MOST_EVENTS) };
}
