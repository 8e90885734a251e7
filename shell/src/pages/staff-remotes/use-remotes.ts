import type { PageRelease } from '@storefront/shared/delivery/page-registry';
import { RELEASE_HEALTH_PATH, type RemoteHealth } from '@storefront/shared/delivery/release-reports';
import { useQuery } from '@tanstack/react-query';
import { type OverrideState, overrideStates } from '../../remote-host/override/override-state';
import { readRegistry, releaseInUse } from '../../remote-host/registry';
import { loadTimeOf } from '../../telemetry/load-time';
import { type TroubleNote, troubleOf } from '../../telemetry/report-trouble';

/** A remote as this tab runs it. */
export interface RemoteInTab {
  readonly name: string;
  readonly release: PageRelease;
  /** Where this tab takes another build of it from (C140); null: from the shop. */
  readonly from: string | null;
  /** Another release is live: this tab fell back (C116). */
  readonly hasFallenBack: boolean;
  /** Milliseconds; null before it is loaded. */
  readonly loadTime: number | null;
  /** What keeps it from running in this shop; null: nothing. */
  readonly problem: string | null;
  readonly trouble: TroubleNote | undefined;
}

/** A remote of which the page came without a live release, before anything of it was loaded. */
const asUnloaded = ({ name, address, version }: OverrideState): readonly [string, PageRelease] => [
  name,
  { entry: address, version: version ?? '–', exposes: [] },
];

/** Every remote that the page came with. */
export const remotesInTab = (): readonly RemoteInTab[] => {
  const overrides = overrideStates();
  return [...Object.entries(readRegistry().remotes), ...overrides.map(asUnloaded)].map(([name, came]) => {
    const override = overrides.find((one) => one.name === name);
    const release = releaseInUse(name) ?? came;
    return {
      name,
      release,
      from: override?.failure === null ? override.address : null,
      hasFallenBack: override ? override.failure !== null : release.entry !== came.entry,
      loadTime: loadTimeOf(release),
      problem: release.unmet ?? null,
      trouble: troubleOf(name),
    };
  });
};

async function fetchHealth(): Promise<Readonly<Record<string, RemoteHealth>>> {
  const answer = await fetch(RELEASE_HEALTH_PATH, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`releases: status ${answer.status}`);
  return (await answer.json()) as Readonly<Record<string, RemoteHealth>>;
}

/** How the remotes do in all browsers, as the server counts it (C117). */
export const useReleaseHealth = () =>
  useQuery({ queryKey: ['release-health'], queryFn: fetchHealth, staleTime: 0 });
