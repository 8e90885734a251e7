import type { RemoteManifest } from '@storefront/shared/delivery/remote-manifest';
import {
  type OriginDirective,
  type OriginsByDirective,
  originsByDirective,
} from '@storefront/shared/delivery/remote-origins';
import { z } from 'zod';

/** What the operator allows each remote to load from elsewhere, by its name (`GRANTED_ORIGINS`, C331). */
export type Grants = Readonly<Record<string, OriginsByDirective>>;

/** One source of a policy. */
export interface Source {
  readonly directive: OriginDirective;
  readonly origin: string;
}

/**
 * `GRANTED_ORIGINS`: `kitchen connect-src https://stats.example wss://live.example; kitchen img-src https://cdn.example`.
 */
export const grantedOrigins = z
  .string()
  .transform((text) => {
    const grants: Record<string, Record<string, string[]>> = {};
    for (const grant of text.split(';').filter((part) => part.trim())) {
      const [name = '', directive = '', ...origins] = grant.trim().split(/\s+/);
      const known = grants[name] ?? {};
      grants[name] = { ...known, [directive]: [...(known[directive] ?? []), ...origins] };
    }
    return grants;
  })
  .pipe(z.record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), originsByDirective))
  .default({})
  .meta({
    allowed: 'remote, directive and origins, such as "kitchen connect-src https://stats.example; …"',
  });

/** Returns origins by directive as a list. */
export const sourcesOf = (origins: OriginsByDirective): Source[] =>
  Object.entries(origins).flatMap(([directive, found]) =>
    found.map((origin) => ({ directive: directive as OriginDirective, origin })),
  );

/** Returns the sources that a remote asks for and the operator granted to it. */
export const grantedTo = ({ name, origins }: RemoteManifest, grants: Grants): Source[] =>
  sourcesOf(origins).filter(({ directive, origin }) => grants[name]?.[directive]?.includes(origin));

const listOf = (sources: readonly Source[]) =>
  sources.map(({ directive, origin }) => `${directive} ${origin}`).join(', ');

/** Yields what the operator should know of the sources that a remote asks for, as half a sentence. */
export function* originNotes(remote: RemoteManifest, grants: Grants) {
  const asked = sourcesOf(remote.origins);
  if (asked.length === 0) return;
  const granted = new Set(grantedTo(remote, grants).map(({ directive, origin }) => `${directive} ${origin}`));
  const missing = asked.filter(({ directive, origin }) => !granted.has(`${directive} ${origin}`));
  const rest = missing.length > 0 ? `not granted: ${listOf(missing)} (GRANTED_ORIGINS)` : 'all granted';
  yield `asks for ${listOf(asked)}; ${rest}`;
}
