import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltShell } from '@storefront/shared/delivery/shell-manifest';
import { checkContract, unmetRanges } from './check-contract';
import { listFiles } from './content-hash';
import { namedReleases } from './live-record';
import { readBuiltRemote, readBuiltShell, readExposed } from './read-built';
import { readRegistry } from './read-registry';
import { releasePaths } from './release-paths';

interface Subject {
  readonly dataDir: string;
  readonly name: string;
  /** The copied build. */
  readonly folder: string;
}

/** What was found in a build; problems forbid its release, warnings do not. */
export interface Inspection {
  readonly version: string;
  /** Hash of the entry script, as browsers check it; the shell has none. */
  readonly integrity?: string;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Packages that a shell provides to remotes, with their versions. */
const providedBy = (shell: BuiltShell) => ({ '@storefront/shared': shell.shared });

const sriOf = (script: Buffer) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

async function inspectRemote({ dataDir, name, folder }: Subject): Promise<Inspection> {
  const remote = await readBuiltRemote(folder);
  const { live, canary } = (await readRegistry(dataDir)).parts.shell ?? {};
  const readShell = (release: string) => readBuiltShell(releasePaths.release(dataDir, 'shell', release));
  const shell = live ? await readShell(live) : null;
  const problems = checkContract(remote, {
    name,
    exposed: await readExposed(folder),
    files: await listFiles(join(folder, 'client')),
    provided: shell && providedBy(shell),
  });
  if (problems.length > 0) return { version: remote.version, problems, warnings: [] };
  const tried = canary ? await readShell(canary.release).catch(() => null) : null;
  const unmet = tried ? [...unmetRanges(remote, providedBy(tried))] : [];
  return {
    version: remote.version,
    integrity: sriOf(await readFile(join(folder, 'client', remote.entry))),
    problems,
    warnings: unmet.map((text) => `under the canary of the shell: ${text}`),
  };
}

/** A shell may go ahead of its remotes: each shows its own notice until its team has released too. */
async function inspectShell({ dataDir, folder }: Subject): Promise<Inspection> {
  const shell = await readBuiltShell(folder);
  const files = await listFiles(join(folder, 'client'));
  const named = [...shell.main, ...Object.values(shell.preload).flat()];
  const problems = named.filter((file) => !files.includes(file)).map((file) => `its file ${file} is missing`);
  const warnings: string[] = [];
  for (const [name, part] of Object.entries((await readRegistry(dataDir)).parts)) {
    if (name === 'shell') continue;
    for (const release of namedReleases(part)) {
      const remote = await readBuiltRemote(releasePaths.release(dataDir, name, release)).catch(() => null);
      if (remote)
        warnings.push(...[...unmetRanges(remote, providedBy(shell))].map((text) => `${name}: ${text}`));
    }
  }
  return { version: shell.version, problems: [...new Set(problems)], warnings: [...new Set(warnings)] };
}

/** Checks a build before it goes live: its own files, and the contract between shell and remotes. */
export const inspectBuild = (subject: Subject): Promise<Inspection> =>
  subject.name === 'shell' ? inspectShell(subject) : inspectRemote(subject);
