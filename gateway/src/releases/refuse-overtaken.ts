import type { RegistryPart } from '@storefront/shared/delivery/registry';
import { ReleaseError } from './release-error';
import { namedReleases } from './release-records';

/** By part, the releases that visitors got of it, as a command saw them when it began. */
export type SeenReleases = Readonly<Record<string, readonly string[]>>;

interface Command {
  readonly name: string;
  readonly part: RegistryPart | undefined;
  /** Absent: no check. */
  readonly expected: SeenReleases | undefined;
  readonly done: 'released' | 'promoted' | 'rolled back';
}

/**
 * Refuses a command if another one has changed its part since it began: nobody replaces what they have not seen (C483).
 *
 * @throws ReleaseError that names what came meanwhile, and by whom
 */
export function refuseOvertaken({ name, part, expected, done }: Command): void {
  const seen = part ? namedReleases(part) : [];
  if (!expected || seen.join() === (expected[name] ?? []).join()) return;
  const { action, release, by } = part?.events?.at(-1) ?? {};
  const event = action === 'canary' ? 'released as a canary' : (action ?? 'released');
  throw new ReleaseError(
    `${name} cannot be ${done}: meanwhile ${release ?? seen.join()} was ${event}${by ? ` by ${by}` : ''}. See npm run releases, then try again`,
  );
}
