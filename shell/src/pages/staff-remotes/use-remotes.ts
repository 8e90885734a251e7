import type { PageRelease } from '@storefront/shared/delivery/page-registry';
import { type PartHealth, RELEASE_HEALTH_PATH } from '@storefront/shared/delivery/release-reports';
import { useQuery } from '@tanstack/react-query';
import { type OverrideState, overrideStates } from '../../remote-host/override/override-state';
import { releaseInUse } from '../../remote-host/registry';
import { readRegistry } from '../../routes/read-registry';
import { loadTimeOf } from '../../telemetry/load-time';
import { type TroubleNote, troubleOf } from '../../telemetry/report-trouble';

/** A remote in this tab. */
export interface RemoteInTab {
  readonly name: string;
  readonly release: PageRelease;
  /** Address of another build that this tab uses (C140); null: the shop's release. */
  readonly from: string | null;
  /** True if this tab fell back and another release is live (C116). */
  readonly hasFallenBack: boolean;
  /** Load time, ms; null before it is loaded. */
  readonly loadTime: number | null;
  /** Why it cannot run in this shop; null if it can. */
  readonly problem: string | null;
  readonly trouble: TroubleNote | undefined;
}

/** A remote with an override, before any of it is loaded: the page's registry lacks it. */
const asUnloaded = ({ name, address, version }: OverrideState): readonly [string, PageRelease] => [
  name,
  { entry: address, version: version ?? '–', exposes: [] },
];

/** Returns every remote of the page. */
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

async function fetchHealth(): Promise<Readonly<Record<string, PartHealth>>> {
  const answer = await fetch(RELEASE_HEALTH_PATH, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`releases: status ${answer.status}`);
  return (await answer.json()) as Readonly<Record<string, PartHealth>>;
}

/** The health of the remotes in all browsers, from the server (C117). */
export const useReleaseHealth = () =>
  useQuery({ queryKey: ['release-health'], queryFn: fetchHealth, staleTime: 0 });
