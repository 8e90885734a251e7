import {
  AGREEMENT_PARAMETER,
  OVERRIDE_PARAMETER,
  type RemoteOverride,
} from '@storefront/shared/delivery/overrides';
import { partName } from '@storefront/shared/delivery/registry';

/** One override in an address. */
export interface RequestedOverride extends RemoteOverride {
  /** The proof that this person agreed; null if there is none. */
  readonly agreement: string | null;
}

export interface RequestedOverrides {
  readonly overrides: readonly RequestedOverride[];
  /** Invalid overrides, each as a sentence. */
  readonly problems: readonly string[];
}

/** Returns whether an address may contain an override. A fast check, because nearly no address does. */
export const mayOverride = (url: string) => url.includes(OVERRIDE_PARAMETER);

/** Files whose address is accepted instead of their folder's. */
const NAMED_FILE = /(?:client\/)?[^/]*\.json$/;

/** Returns the folder of a build from its own address, or from that of its `remote.json` or manifest. */
function folderOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return `${url.origin}${url.pathname.replace(NAMED_FILE, '').replace(/\/*$/, '/')}`;
}

/** Reads the overrides of an address, such as `?remote.cafe=http://localhost:4101`. Ignores empty ones. */
export function readOverrides(url: string): RequestedOverrides {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const overrides = new Map<string, RequestedOverride>();
  const problems: string[] = [];
  for (const [key, value] of query) {
    const name = key.slice(OVERRIDE_PARAMETER.length);
    if (!key.startsWith(OVERRIDE_PARAMETER) || value === '') continue;
    const address = folderOf(value);
    if (!partName.safeParse(name).success) problems.push(`“${name}” is not a valid name of a remote.`);
    else if (!address) problems.push(`“${value}” is not the address of a folder with a remote.json.`);
    else overrides.set(name, { name, address, agreement: query.get(AGREEMENT_PARAMETER + name) });
  }
  return { overrides: [...overrides.values()], problems };
}

/** Returns the address without overrides; never one of another host. */
export function withoutOverrides(url: string): string {
  const [start = '/', search = ''] = url.split(/\?(.*)/s);
  const path = start.replace(/^[/\\]+/, '/');
  const rest = search
    .split('&')
    .filter((part) => !part.startsWith(OVERRIDE_PARAMETER) && !part.startsWith(AGREEMENT_PARAMETER));
  return rest.join('&') ? `${path}?${rest.join('&')}` : path;
}
