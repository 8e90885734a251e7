import type { RemoteOverride } from '@storefront/shared/delivery/overrides';
import type { RemoteRelease } from '../registry';
import { noteVersion } from './override-state';

/** How long a build may take to say what it is, ms: below the patience with a page (C90). */
const PATIENCE = 4_000;

/** `remote.json` as builds and development servers write it. */
interface BuiltRemote extends Pick<RemoteRelease, 'version' | 'exposes' | 'requires'> {
  readonly name: string;
  readonly entry: string;
  /** Where its files are; `client/` in a build. */
  readonly client?: string;
  readonly preload?: Readonly<Record<string, readonly string[]>>;
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isBuiltRemote(value: unknown): value is BuiltRemote {
  if (typeof value !== 'object' || value === null) return false;
  const { name, entry, version, exposes, requires } = value as Record<string, unknown>;
  const isNamed = [name, entry, version].every((text) => typeof text === 'string');
  return isNamed && isTexts(exposes) && typeof requires === 'object' && requires !== null;
}

async function fetchJson(url: URL): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE);
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

async function read({ name, address }: RemoteOverride): Promise<RemoteRelease> {
  const url = new URL('remote.json', address);
  const found = await fetchJson(url);
  if (!isBuiltRemote(found)) throw new Error(`${url} does not describe a remote`);
  if (found.name !== name) throw new Error(`${url} is of ${found.name}`);
  const { version, exposes, requires, client = 'client/', preload = {} } = found;
  const folder = new URL(client, address);
  const addressOf = (file: string) => new URL(file, folder).href;
  noteVersion(name, version);
  return {
    entry: addressOf(found.entry),
    version,
    exposes,
    requires,
    preload: Object.fromEntries(Object.entries(preload).map(([page, files]) => [page, files.map(addressOf)])),
  };
}

const known = new Map<string, Promise<RemoteRelease>>();

/** What a build elsewhere says of itself, asked for by this browser: its `localhost` is not the server's. */
export function readRemote(override: RemoteOverride): Promise<RemoteRelease> {
  const before = known.get(override.name);
  if (before) return before;
  const reading = read(override);
  known.set(override.name, reading);
  reading.catch(() => known.delete(override.name));
  return reading;
}
