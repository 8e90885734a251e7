import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isKnownCall } from '@storefront/shared/delivery/first-data';
import { type RemoteManifest, remoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { type ShellManifest, shellManifest } from '@storefront/shared/delivery/shell-manifest';
import { z } from 'zod';
import { ReleaseError } from './release-error';

type Reviver = (key: string, value: unknown) => unknown;

const isUnknownCall = (value: unknown) =>
  typeof value === 'object' && value !== null && 'call' in value && !isKnownCall(value.call);

/** Leaves out first calls that this program does not know: the page makes them itself, and copes without an answer. */
const withoutUnknownCalls: Reviver = (_key, value) =>
  Array.isArray(value) ? value.filter((one) => !isUnknownCall(one)) : value;

function parseJson(text: string, shown: string, reviver?: Reviver): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    throw new ReleaseError(`${shown} is not JSON`);
  }
}

async function readChecked<S extends z.ZodType>(
  file: string,
  schema: S,
  reviver?: Reviver,
): Promise<z.output<S>> {
  // A draft has a folder that nobody knows.
  const shown = file.replace(/^.*\/\.draft-[^/]+\//, '');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseError(`${shown} is missing: build first`);
  });
  const parsed = schema.safeParse(parseJson(text, shown, reviver));
  if (!parsed.success) throw new ReleaseError(`${shown}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Returns the manifest of a remote's build or release. Throws {@link ReleaseError} if it is missing or invalid. */
export const readRemoteManifest = (folder: string): Promise<RemoteManifest> =>
  readChecked(join(folder, 'remote.json'), remoteManifest);

/** Returns the manifest of a shell's build or release. Throws {@link ReleaseError} if it is missing or invalid. */
export const readShellManifest = (folder: string): Promise<ShellManifest> =>
  readChecked(join(folder, 'shell.json'), shellManifest);

/** As {@link readRemoteManifest}, of a live release, which may be newer than this program (C343). */
export const readLiveRemote = (folder: string): Promise<RemoteManifest> =>
  readChecked(join(folder, 'remote.json'), remoteManifest, withoutUnknownCalls);

/** As {@link readShellManifest}, of a live release, which may be newer than this program (C343). */
export const readLiveShell = (folder: string): Promise<ShellManifest> =>
  readChecked(join(folder, 'shell.json'), shellManifest, withoutUnknownCalls);

const federationManifest = z.object({ exposes: z.array(z.object({ name: z.string() })) });

/** Returns the pages that a build's federation manifest exposes. */
export async function readExposed(folder: string): Promise<string[]> {
  const manifest = await readChecked(join(folder, 'client/mf-manifest.json'), federationManifest);
  return manifest.exposes.map(({ name }) => name);
}
