import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@storefront/shared/delivery/registry';
import { addRemoteRoutes } from '@storefront/shared/delivery/remote-routes';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import type { FolderOf } from './find-incompatibilities';
import { readRemoteManifest, readShellManifest } from './read-built';
import { nameSome } from './release-error';

/** The release of each part that one visitor gets. */
type Chosen = Readonly<Record<string, string>>;

interface Addresses {
  /** Address → the part whose page it is. */
  readonly owners: ReadonlyMap<string, string>;
  /** The addresses that the server renders. */
  readonly rendered: ReadonlySet<string>;
  /** The parts whose release the server cannot render. */
  readonly unbuilt: ReadonlySet<string>;
}

/** The file of a build that the server renders its pages with. */
const SERVER = join('server', 'server.cjs');

/** Returns the addresses of the pages that these releases have, and those that the server renders. */
async function findAddresses(chosen: Chosen, folderOf: FolderOf): Promise<Addresses> {
  const names = Object.keys(chosen);
  const folders = new Map(Object.entries(chosen).map(([name, release]) => [name, folderOf(name, release)]));
  const unbuilt = new Set(names.filter((name) => !existsSync(join(folders.get(name) ?? '', SERVER))));
  const shell = await readShellManifest(folders.get('shell') ?? '').catch(() => null);
  const remotes = await Promise.all(
    names
      .filter((name) => name !== 'shell')
      .map((name) => readRemoteManifest(folders.get(name) ?? '').catch(() => null)),
  );
  const { routes } = addRemoteRoutes(
    shell?.routes ?? [],
    remotes.filter((remote) => remote !== null),
  );
  const pages = routes.filter(({ redirectTo }) => redirectTo === undefined);
  const isRendered = ({ render, personal, remote = 'shell' }: ShopRoute) =>
    (render ?? personal) !== undefined &&
    names.includes(remote) &&
    !unbuilt.has('shell') &&
    !unbuilt.has(remote);
  return {
    owners: new Map(pages.map(({ path, remote = 'shell' }) => [path, remote])),
    rendered: new Set(pages.filter(isRendered).map(({ path }) => path)),
    unbuilt,
  };
}

/**
 * Returns what the server would no longer render of the pages that it renders today, each as half a sentence about the
 * release; addresses that go are left out (C485).
 *
 * @param before what visitors get
 * @param next the releases that are to go out, by part
 */
export async function findUnrendered(before: Registry, next: Chosen, folderOf: FolderOf): Promise<string[]> {
  const parts = Object.entries(before.parts).filter(([, { retired }]) => retired === undefined);
  const live = Object.fromEntries(parts.map(([name, part]) => [name, part.live]));
  const today = await findAddresses(live, folderOf);
  const after = await findAddresses({ ...live, ...next }, folderOf);
  const lost = new Map<string, string[]>();
  for (const path of today.rendered) {
    const owner = after.owners.get(path);
    if (owner === undefined || after.rendered.has(path)) continue;
    const unbuilt = ['shell', owner].find((name) => after.unbuilt.has(name));
    const cause = unbuilt ? `dist/server of ${unbuilt} is missing` : 'its row no longer asks for it';
    lost.set(cause, [...(lost.get(cause) ?? []), path]);
  }
  return [...lost].map(([cause, paths]) => `the server would no longer render ${nameSome(paths)}: ${cause}`);
}
