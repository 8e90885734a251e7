import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { RemoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { isLocalOrigin } from '@storefront/shared/delivery/remote-origins';
import { missingFiles, sourceProblems } from '@storefront/shared/delivery/remote-problems';
import { isBelow, prefixOf } from '@storefront/shared/delivery/remote-routes';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { listFiles } from './content-hash';
import { type Grants, originNotes, sourcesOf } from './granted-origins';
import { readExposed, readRemoteManifest, readShellManifest } from './read-built';
import { readRegistry } from './read-registry';
import { releasePaths } from './release-paths';
import { namedReleases } from './release-records';
import { unmetRanges } from './unmet-ranges';

interface Found {
  /** The name under which it is to be released. */
  readonly name: string;
  /** Pages that the federation manifest exposes. */
  readonly exposed: readonly string[];
  /** Files of `client/`. */
  readonly files: readonly string[];
  /** Shared module → version that the live shell provides; null before a first shell. */
  readonly provided: Readonly<Record<string, string>> | null;
  /** The route table of the live shell; null before a first shell. */
  readonly routes: readonly ShopRoute[] | null;
  /** Whether visitors open the shop by https. */
  readonly isHttps: boolean;
}

/** Yields the routes of a remote that no prefix of a shell covers, each as half a sentence (C333). */
function* strayRoutes({ name, routes }: RemoteManifest, table: readonly ShopRoute[]) {
  const prefix = prefixOf(table, name);
  for (const { path } of routes) {
    if (!prefix) yield `its route ${path} needs a prefix, and the shell grants it none`;
    else if (!isBelow(prefix.path, path))
      yield `its route ${path} is outside of ${prefix.path}, which the shell grants it`;
  }
}

function* mismatches(remote: RemoteManifest, found: Found) {
  if (remote.name !== found.name) {
    yield `remote.json says "${remote.name}", it is being released as "${found.name}"`;
  }
  for (const page of remote.exposes) {
    if (!found.exposed.includes(page)) yield `remote.json promises ${page}, the manifest does not expose it`;
  }
  yield* sourceProblems(remote);
  if (found.routes) yield* strayRoutes(remote, found.routes);
  yield* missingFiles(remote, found.files);
  for (const { directive, origin } of found.isHttps ? sourcesOf(remote.origins) : []) {
    if (isLocalOrigin(origin)) yield `origins: ${directive} ${origin} must be encrypted, as the shop is`;
  }
  if (found.provided) yield* unmetRanges(remote, found.provided);
}

/** Returns what forbids the release of a built remote, each as half a sentence. */
function checkContract(remote: RemoteManifest, found: Found): string[] {
  return [...new Set(mismatches(remote, found))];
}

interface Subject {
  readonly dataDir: string;
  readonly name: string;
  /** The copied build. */
  readonly folder: string;
  /** Origins that the operator granted; absent where nobody reads of them. */
  readonly grants?: Grants | undefined;
  /** Public origin of the shop; null or absent if unknown. */
  readonly publicOrigin?: string | null | undefined;
}

/** Result of the checks of a build. Problems forbid its release, warnings do not. */
export interface Inspection {
  readonly version: string;
  /** Hash of the entry script, as browsers check it; the shell has none. */
  readonly integrity?: string;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Returns the scripts that no browser, or not the render worker, could run, each as half a sentence. */
async function findUnparsable(folder: string): Promise<string[]> {
  const problems: string[] = [];
  for (const file of await listFiles(folder)) {
    if (!/^(?:client\/.*\.js|server\/server\.cjs)$/.test(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    try {
      // Parses; runs nothing.
      new Script(file.endsWith('.cjs') ? `(function(exports,require,module){${text}\n})` : text);
    } catch (error) {
      problems.push(`its file ${file} is no script: ${error instanceof Error ? error.message : error}`);
    }
  }
  return problems;
}

const sriOf = (script: Buffer) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

async function inspectRemote({ dataDir, name, folder, grants, publicOrigin }: Subject): Promise<Inspection> {
  const remote = await readRemoteManifest(folder);
  const { live, canary } = (await readRegistry(dataDir)).parts.shell ?? {};
  const readShell = (release: string) => readShellManifest(releasePaths.release(dataDir, 'shell', release));
  const shell = live ? await readShell(live) : null;
  const contract = checkContract(remote, {
    name,
    exposed: await readExposed(folder),
    files: await listFiles(join(folder, 'client')),
    provided: shell?.provides ?? null,
    routes: shell?.routes ?? null,
    isHttps: publicOrigin?.startsWith('https:') ?? false,
  });
  const problems = [...contract, ...(await findUnparsable(folder))];
  if (problems.length > 0) return { version: remote.version, problems, warnings: [] };
  const tried = canary ? await readShell(canary.release).catch(() => null) : null;
  const unmet = tried ? [...unmetRanges(remote, tried.provides)] : [];
  const isReached = [shell, tried].some((one) => one?.routes.some((route) => route.remote === name));
  return {
    version: remote.version,
    integrity: sriOf(await readFile(join(folder, 'client', remote.entry))),
    problems,
    warnings: [
      ...unmet.map((text) => `under the canary of the shell: ${text}`),
      ...(shell && !isReached
        ? ['no address leads to it: the live shell has no row for it in its table of routes']
        : []),
      ...(grants ? originNotes(remote, grants) : []),
    ],
  };
}

/** A shell may be released before its remotes: each shows its own notice until its team has released too. */
async function inspectShell({ dataDir, folder }: Subject): Promise<Inspection> {
  const shell = await readShellManifest(folder);
  const files = await listFiles(join(folder, 'client'));
  const named = [...shell.main, ...Object.values(shell.preload).flat(), ...shell.chunks];
  const missing = named.filter((file) => !files.includes(file)).map((file) => `its file ${file} is missing`);
  const problems = [...missing, ...(await findUnparsable(folder))];
  const warnings: string[] = [];
  for (const [name, part] of Object.entries((await readRegistry(dataDir)).parts)) {
    if (name === 'shell') continue;
    for (const release of namedReleases(part)) {
      const remote = await readRemoteManifest(releasePaths.release(dataDir, name, release)).catch(() => null);
      if (remote)
        warnings.push(
          ...[...unmetRanges(remote, shell.provides), ...strayRoutes(remote, shell.routes)].map(
            (text) => `${name}: ${text}`,
          ),
        );
    }
  }
  return { version: shell.version, problems: [...new Set(problems)], warnings: [...new Set(warnings)] };
}

/** Checks a build before it goes live: its own files, and the contract between shell and remotes. */
export const inspectBuild = (subject: Subject): Promise<Inspection> =>
  subject.name === 'shell' ? inspectShell(subject) : inspectRemote(subject);
