import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { RemoteManifest } from '@storefront/shared/delivery/remote-manifest';
import { readRemoteManifest } from './read-built';
import { ReleaseError } from './release-error';

const MAX_BYTES = 5_000_000;
const MAX_FILES = 200;

/** Content types that browsers accept, by the end of the file's name, and what such a file is. */
const TYPES: Readonly<Record<string, readonly [type: RegExp, kind: string]>> = {
  '.js': [/^(?:text|application)\/javascript\b/, 'script'],
  '.css': [/^text\/css\b/, 'style sheet'],
};

/** The address of a remote on its team's host, and the origin that will load it. */
export interface RemoteHost {
  /** Address of the manifest or of the entry script. */
  readonly entry: URL;
  /** Public origin of the shop; null if unknown. */
  readonly publicOrigin: string | null;
  /** Time limit per file, ms. */
  readonly timeoutMs: number;
}

async function readBody(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error(`is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Checks the headers that browsers require of a script or style sheet from another origin. */
function checkHeaders({ headers }: Response, file: string, publicOrigin: string | null): void {
  const [wanted, kind] = TYPES[extname(file)] ?? [];
  if (!wanted) return;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && (allowed === null || allowed !== publicOrigin))
    throw new Error(`may not be used by other origins (access-control-allow-origin: ${allowed ?? 'none'})`);
  const type = headers.get('content-type') ?? 'none';
  if (!wanted.test(type)) throw new Error(`is not served as a ${kind} (content-type: ${type})`);
}

async function download(address: URL, { publicOrigin, timeoutMs }: RemoteHost): Promise<Buffer> {
  try {
    const answer = await fetch(address, {
      // A page's policy allows only the origin in the registry, so redirects are refused.
      redirect: 'manual',
      headers: publicOrigin ? { origin: publicOrigin } : {},
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    checkHeaders(answer, address.pathname, publicOrigin);
    return await readBody(answer);
  } catch (error) {
    const { message, cause } = error as Error & { readonly cause?: Error };
    throw new ReleaseError(`${address} ${cause?.message ?? message}`);
  }
}

/** Returns the files that browsers load, and the manifest for our check. */
const namedFiles = ({ entry, preload, styles, chunks }: RemoteManifest) => [
  ...new Set([
    'mf-manifest.json',
    entry,
    ...[preload, styles].flatMap((files) => Object.values(files).flat()),
    ...chunks,
  ]),
];

/**
 * Downloads the manifest of a remote on another host, and every script and style sheet that its pages load, into a folder laid out like
 * a build. That host serves a `dist` folder as built: `remote.json` is one level above the entry. Throws {@link
 * ReleaseError} with the failing address.
 *
 * @returns the address of the entry script
 */
export async function fetchRemote(host: RemoteHost, folder: string): Promise<URL> {
  const client = new URL('.', host.entry);
  const save = async (file: string, address: URL) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await download(address, host));
  };
  await save('remote.json', new URL('../remote.json', client));
  const remote = await readRemoteManifest(folder);
  const files = namedFiles(remote);
  if (files.length > MAX_FILES) throw new ReleaseError(`${host.entry} names ${files.length} files`);
  for (const file of files) await save(join('client', file), new URL(file, client));

  const entry = new URL(remote.entry, client);
  if (host.entry.pathname.endsWith('.js') && host.entry.pathname !== entry.pathname)
    throw new ReleaseError(`${host.entry} is not the entry that its remote.json names: ${entry}`);
  return entry;
}
