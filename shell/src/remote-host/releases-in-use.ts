import { type RemoteRelease, readRegistry } from './registry';
import { releaseInUse } from './release-in-use';

/** Every remote with the release of it that this tab runs. */
export const releasesInUse = (): readonly (readonly [name: string, release: RemoteRelease])[] =>
  Object.keys(readRegistry()).flatMap((name) => {
    const release = releaseInUse(name);
    return release ? [[name, release] as const] : [];
  });
