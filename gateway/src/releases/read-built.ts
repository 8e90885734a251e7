import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteManifest, remoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { type ShellManifest, shellManifest } from '@storefront/shared/delivery/shell-manifest';
import { z } from 'zod';
import { ReleaseError } from './release-error';

async function readChecked<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseError(`${file} is missing: build first`);
  });
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new ReleaseError(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Returns the manifest of a remote's build or release. Throws {@link ReleaseError} if it is missing or invalid. */
export const readRemoteManifest = (folder: string): Promise<RemoteManifest> =>
  readChecked(join(folder, 'remote.json'), remoteManifest);

/** Returns the manifest of a shell's build or release. Throws {@link ReleaseError} if it is missing or invalid. */
export const readShellManifest = (folder: string): Promise<ShellManifest> =>
  readChecked(join(folder, 'shell.json'), shellManifest);

const federationManifest = z.object({ exposes: z.array(z.object({ name: z.string() })) });

/** Returns the pages that a build's federation manifest exposes. */
export async function readExposed(folder: string): Promise<string[]> {
  const manifest = await readChecked(join(folder, 'client/mf-manifest.json'), federationManifest);
  return manifest.exposes.map(({ name }) => name);
}
