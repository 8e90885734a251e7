import {
  AGREEMENT_PARAMETER,
  OVERRIDE_PARAMETER,
  type RemoteOverride,
} from '@storefront/shared/delivery/overrides';
import { partName } from '@storefront/shared/delivery/registry';

/** What an address asks for of one remote. */
export interface AskedOverride extends RemoteOverride {
  /** What shows that this person agreed to it before; null where nothing does. */
  readonly agreement: string | null;
}

export interface AskedOverrides {
  readonly overrides: readonly AskedOverride[];
  /** What cannot be understood, each as a sentence. */
  readonly problems: readonly string[];
}

/** Whether an address may ask for another build of a remote; nearly none does, so that nothing else looks at it. */
export const mayOverride = (url: string) => url.includes(OVERRIDE_PARAMETER);

/** Names of the files by which people also name the folder of a build. */
const NAMED_FILE = /(?:client\/)?[^/]*\.json$/;

/** The folder of a build by its own address, or by that of its `remote.json` or manifest. */
function folderOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return `${url.origin}${url.pathname.replace(NAMED_FILE, '').replace(/\/*$/, '/')}`;
}

/** Reads `?remote.cafe=http://localhost:4101` of an address. A remote without an address is none. */
export function readOverrides(url: string): AskedOverrides {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const overrides = new Map<string, AskedOverride>();
  const problems: string[] = [];
  for (const [key, value] of query) {
    const name = key.slice(OVERRIDE_PARAMETER.length);
    if (!key.startsWith(OVERRIDE_PARAMETER) || value === '') continue;
    const address = folderOf(value);
    if (!partName.safeParse(name).success) problems.push(`“${name}” is no name of a remote.`);
    else if (!address) problems.push(`“${value}” is no address of a folder that holds a remote.json.`);
    else overrides.set(name, { name, address, agreement: query.get(AGREEMENT_PARAMETER + name) });
  }
  return { overrides: [...overrides.values()], problems };
}

/** The same address without any of it; never one that leads to another host. */
export function withoutOverrides(url: string): string {
  const [start = '/', search = ''] = url.split(/\?(.*)/s);
  const path = start.replace(/^[/\\]+/, '/');
  const rest = search
    .split('&')
    .filter((part) => !part.startsWith(OVERRIDE_PARAMETER) && !part.startsWith(AGREEMENT_PARAMETER));
  return rest.join('&') ? `${path}?${rest.join('&')}` : path;
}
