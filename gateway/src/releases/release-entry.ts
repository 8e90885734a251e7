import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchRemote } from './fetch-remote';
import { type Build, type Publication, publishDrafts, type ReleaseResult } from './publish-drafts';
import { ReleaseError } from './release-error';
import { releasePaths } from './release-paths';

interface Options extends Publication, Build {
  /** Address of the manifest or of the entry script on the team's own host. */
  readonly entry: string;
  readonly publicOrigin: string | null;
  /** Time limit per file, ms. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

function readAddress(text: string, publicOrigin: string | null): URL {
  const entry = URL.canParse(text) ? new URL(text) : null;
  if (!entry || !/^https?:$/.test(entry.protocol))
    throw new ReleaseError(
      `"${text}" is not the address of a manifest, such as https://cdn.example/cafe/client/mf-manifest.json`,
    );
  if (entry.username || entry.password)
    throw new ReleaseError('an address for browsers must not contain a password');
  if (publicOrigin?.startsWith('https:') && entry.protocol !== 'https:')
    throw new ReleaseError(`${entry.href} must be https, as ${publicOrigin} is`);
  return entry;
}

/**
 * Releases a remote that its team serves itself. Checks its contract like that of our builds and stores the checked
 * files in the release folder; browsers load the scripts from the team's host.
 */
export async function releaseEntry(options: Options): Promise<ReleaseResult> {
  const { entry, timeoutMs = TIMEOUT_MS, name, source, ...publication } = options;
  const { dataDir, publicOrigin } = publication;
  if (name === 'shell') throw new ReleaseError('the shell is served from its own origin only');
  const host = { entry: readAddress(entry, publicOrigin), publicOrigin, timeoutMs };
  const draft = join(releasePaths.part(dataDir, name), `.draft-${randomUUID()}`);
  try {
    const { href } = await fetchRemote(host, draft);
    // The same scripts at another address are another release.
    await writeFile(join(draft, 'entry.json'), `${JSON.stringify({ entry: href })}\n`);
    const [result] = await publishDrafts([{ name, source, folder: draft, entry: href }], publication);
    if (!result) throw new Error(`${name}: no result`);
    return result;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
