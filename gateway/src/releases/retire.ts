import type { Registry, RegistryPart } from '@storefront/shared/delivery/registry';
import { type Changed, changePart, changeRegistry, replaceParts } from './change-registry';
import { judgeSwitch } from './judge-change';
import { endCanary, recordChange } from './part-changes';
import { pullReleases } from './pull-releases';
import { readShellManifest } from './read-built';
import { readRegistry } from './read-registry';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';
import type { ReleasePlace } from './release-place';

interface Options extends ReleasePlace {
  readonly name: string;
  readonly now: () => number;
  /** Who runs the command. */
  readonly by?: string | undefined;
}

interface Retirement {
  /** The release that was live, or is again. */
  readonly release: string;
  /** Addresses of the live shell that lead to the remote. */
  readonly addresses: readonly string[];
  /** Incompatibilities of the release that is back, each as half a sentence. */
  readonly warnings: readonly string[];
}

/** Returns the addresses of the live shell that lead to a remote, as patterns; none without a shell. */
async function addressesOf(dataDir: string, name: string): Promise<string[]> {
  const { shell } = (await readRegistry(dataDir)).parts;
  if (!shell) return [];
  const { routes } = await readShellManifest(releasePaths.release(dataDir, 'shell', shell.live));
  return routes.filter(({ remote }) => remote === name).map(({ path }) => path);
}

function checkPart(name: string, part: RegistryPart | undefined): RegistryPart {
  if (name === 'shell') throw new ReleaseError('the shell cannot be retired: every page is in it');
  if (!part) throw new ReleaseError(`${name} was never released`);
  return part;
}

/**
 * Retires a remote: the next pages do not offer it, its addresses answer that it has closed, and a canary of it ends.
 * Its files stay, for open tabs and for `bringBack` (C325). Throws {@link ReleaseError} for the shell, and for a remote
 * that was never released or is retired already.
 */
export async function retire({ name, now, by, ...place }: Options): Promise<Retirement> {
  await pullReleases(place);
  const addresses = await addressesOf(place.dataDir, name);
  return changePart(place, name, async (found): Promise<Changed<RegistryPart, Retirement>> => {
    const part = checkPart(name, found);
    if (part.retired) throw new ReleaseError(`${name} was retired already, on ${part.retired}`);
    const at = new Date(now()).toISOString();
    const { live: release } = part;
    const retired = { ...endCanary(part, at), retired: at };
    return {
      to: recordChange(part, retired, { action: 'retired', release, at, by }),
      result: { release, addresses, warnings: [] },
    };
  });
}

/**
 * Brings a retired remote back, with the release that was live. Throws {@link ReleaseError} if it is not retired, if the
 * files of that release no longer exist, or if it does not fit the shell.
 */
export async function bringBack({ name, now, by, ...place }: Options): Promise<Retirement> {
  await pullReleases(place);
  const addresses = await addressesOf(place.dataDir, name);
  return changeRegistry(place, async (before): Promise<Changed<Registry, Retirement>> => {
    const { retired, opened: _, ...part } = checkPart(name, before.parts[name]);
    if (!retired) throw new ReleaseError(`${name} is not retired`);
    const at = new Date(now()).toISOString();
    const { live: release } = part;
    const event = { action: 'brought back', release, at, by } as const;
    const to = replaceParts(before, [{ name, part: recordChange(part, { ...part, since: at }, event) }]);
    const warnings = await judgeSwitch({ ...place, to: [{ name, release }], before, after: to });
    return { to, result: { release, addresses, warnings } };
  });
}
