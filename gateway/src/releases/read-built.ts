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

/** What a build or a release of a remote says of itself. Throws {@link ReleaseError} where it is missing or wrong. */
export const readRemoteManifest = (folder: string): Promise<RemoteManifest> =>
  readChecked(join(folder, 'remote.json'), remoteManifest);

/** The same for the shell. */
export const readShellManifest = (folder: string): Promise<ShellManifest> =>
  readChecked(join(folder, 'shell.json'), shellManifest);

const federationManifest = z.object({ exposes: z.array(z.object({ name: z.string() })) });

/** Names of the pages that the federation manifest of a build really exposes. */
export async function readExposed(folder: string): Promise<string[]> {
  const manifest = await readChecked(join(folder, 'client/mf-manifest.json'), federationManifest);
  return manifest.exposes.map(({ name }) => name);
}
