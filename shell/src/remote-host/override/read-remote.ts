import { OVERRIDES_PATH, type RemoteOverride } from '@storefront/shared/delivery/overrides';
import type { PageRelease } from '@storefront/shared/delivery/page-registry';
import { readRegistry } from '../../routes/read-registry';
import { noteVersion } from './override-state';

/** Time for a build's manifest, and for the gateway's check, in ms. Both stay below the timeout of a page (C90). */
const TIMEOUT_MS = 2_000;

async function fetchManifest(url: URL): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, { cache: 'no-store', credentials: 'omit', signal }).catch(
    (cause: Error) => {
      throw new Error(`${url} does not answer, or not to other origins (${cause.message})`, { cause });
    },
  );
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json().catch(() => {
    throw new Error(`${url} is not JSON`);
  });
}

/** Sends the manifest to the gateway, which alone knows its schema and judges ranges. */
async function check({ name, address }: RemoteOverride, manifest: unknown): Promise<PageRelease> {
  const { shell } = readRegistry();
  const answer = await fetch(OVERRIDES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shell, name, address, manifest }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.ok) return (await answer.json()) as PageRelease;
  const { message }: { readonly message?: string } = await answer.json().catch(() => ({}));
  throw new Error(message ?? `the shop answered ${answer.status}`);
}

async function read(override: RemoteOverride): Promise<PageRelease> {
  const manifest = await fetchManifest(new URL('remote.json', override.address));
  const release = await check(override, manifest);
  noteVersion(override.name, release.version);
  return release;
}

const known = new Map<string, Promise<PageRelease>>();

/**
 * Returns the release that the manifest of an override describes. The browser fetches the manifest: its `localhost` is
 * not the server's.
 *
 * @throws Error that says what staff can do
 */
export function readRemote(override: RemoteOverride): Promise<PageRelease> {
  const before = known.get(override.name);
  if (before) return before;
  const reading = read(override);
  known.set(override.name, reading);
  reading.catch(() => known.delete(override.name));
  return reading;
}
