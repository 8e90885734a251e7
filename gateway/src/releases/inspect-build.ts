import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { RemoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { isLocalOrigin } from '@storefront/shared/delivery/remote-origins';
import { missingFiles, sourceProblems } from '@storefront/shared/delivery/remote-problems';
import { findStaleCopies } from './check-files';
import { hashBuild, listFiles } from './content-hash';
import { type Grants, originNotes, sourcesOf } from './granted-origins';
import { readExposed, readRemoteManifest, readShellManifest } from './read-built';

interface Found {
  /** The name under which it is to be released. */
  readonly name: string;
  /** Pages that the federation manifest exposes. */
  readonly exposed: readonly string[];
  /** Files of `client/`. */
  readonly files: readonly string[];
  /** Whether visitors open the shop by https. */
  readonly isHttps: boolean;
}

function* mismatches(remote: RemoteManifest, found: Found) {
  if (remote.name !== found.name) {
    yield `remote.json says "${remote.name}", it is being released as "${found.name}"`;
  }
  for (const page of remote.exposes) {
    if (!found.exposed.includes(page)) yield `remote.json promises ${page}, the manifest does not expose it`;
  }
  yield* sourceProblems(remote);
  yield* missingFiles(remote, found.files);
  for (const { directive, origin } of found.isHttps ? sourcesOf(remote.origins) : []) {
    if (isLocalOrigin(origin)) yield `origins: ${directive} ${origin} must be encrypted, as the shop is`;
  }
}

/** Returns what forbids the release of a built remote, each as half a sentence. */
function checkContract(remote: RemoteManifest, found: Found): string[] {
  return [...new Set(mismatches(remote, found))];
}

interface Subject {
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

/** Returns the compressed copies that hold something else than their file, each as half a sentence. */
const findStale = async (folder: string): Promise<string[]> =>
  (await findStaleCopies(folder, (await hashBuild(folder)).files)).map(
    (file) => `its file ${file} holds something else than the file that it is a copy of`,
  );

const sriOf = (script: Buffer) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

async function inspectRemote({ name, folder, grants, publicOrigin }: Subject): Promise<Inspection> {
  const remote = await readRemoteManifest(folder);
  const contract = checkContract(remote, {
    name,
    exposed: await readExposed(folder),
    files: await listFiles(join(folder, 'client')),
    isHttps: publicOrigin?.startsWith('https:') ?? false,
  });
  const problems = [...contract, ...(await findUnparsable(folder)), ...(await findStale(folder))];
  if (problems.length > 0) return { version: remote.version, problems, warnings: [] };
  return {
    version: remote.version,
    integrity: sriOf(await readFile(join(folder, 'client', remote.entry))),
    problems,
    warnings: grants ? [...originNotes(remote, grants)] : [],
  };
}

async function inspectShell({ folder }: Subject): Promise<Inspection> {
  const shell = await readShellManifest(folder);
  const files = await listFiles(join(folder, 'client'));
  const named = [...shell.main, ...Object.values(shell.preload).flat(), ...shell.chunks];
  const missing = named.filter((file) => !files.includes(file)).map((file) => `its file ${file} is missing`);
  const problems = [...missing, ...(await findUnparsable(folder)), ...(await findStale(folder))];
  return { version: shell.version, problems: [...new Set(problems)], warnings: [] };
}

/** Checks the files of a build by themselves; `judge-change.ts` checks how shell and remotes fit. */
export const inspectBuild = (subject: Subject): Promise<Inspection> =>
  subject.name === 'shell' ? inspectShell(subject) : inspectRemote(subject);
