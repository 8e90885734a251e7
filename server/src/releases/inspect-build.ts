import { join } from 'node:path';
import type { BuiltShell } from './built-shell';
import { checkContract, unmetRanges } from './check-contract';
import { listFiles } from './content-hash';
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
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Packages that a shell provides to remotes, with their versions. */
const providedBy = (shell: BuiltShell) => ({ '@storefront/shared': shell.shared });

async function inspectRemote({ dataDir, name, folder }: Subject): Promise<Inspection> {
  const remote = await readBuiltRemote(folder);
  const live = (await readRegistry(dataDir)).parts.shell?.live;
  const shell = live ? await readBuiltShell(releasePaths.release(dataDir, 'shell', live)) : null;
  const problems = checkContract(remote, {
    name,
    exposed: await readExposed(folder),
    files: await listFiles(join(folder, 'client')),
    provided: shell && providedBy(shell),
  });
  return { version: remote.version, problems, warnings: [] };
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
    const remote = await readBuiltRemote(releasePaths.release(dataDir, name, part.live)).catch(() => null);
    if (remote)
      warnings.push(...[...unmetRanges(remote, providedBy(shell))].map((text) => `${name}: ${text}`));
  }
  return { version: shell.version, problems: [...new Set(problems)], warnings };
}

/** Checks a build before it goes live: its own files, and the contract between shell and remotes. */
export const inspectBuild = (subject: Subject): Promise<Inspection> =>
  subject.name === 'shell' ? inspectShell(subject) : inspectRemote(subject);
