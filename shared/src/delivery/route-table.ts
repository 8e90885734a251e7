import { z } from 'zod';
import { STAFF_ROLES } from '../rules/rights';
import { firstData } from './first-data';

/** Row of the route table: an address of §2 and the page behind it. */
export const shopRoute = z.object({
  /** Pattern as in the router: `:id` is a parameter, `*` the rest. */
  path: z.string().startsWith('/').or(z.literal('*')),
  /** A page of the shell, `<folder>/<Component>`; null if a remote has it or the row redirects. */
  page: z.string().nullable(),
  /**
   * The remote that exposes the page, and the page's name there. A remote without a page: the row grants its prefix,
   * `/kitchen/*`, to the remote, whose manifest names the pages below it (C333).
   */
  remote: z.string().optional(),
  expose: z.string().optional(),
  /** Brand theme. Released manifests carry this key, so it keeps its name. */
  mood: z.enum(['cafe', 'closet', 'staff']),
  title: z.string(),
  /** What a notice calls the page if it cannot be shown: "The menu" is having trouble. */
  part: z.string().optional(),
  /** Shape that is shown while the page loads. */
  skeleton: z.enum(['page', 'form', 'menu', 'grid', 'item', 'list', 'table']).optional(),
  guard: z.enum(['signed-in', 'admin']).optional(),
  /** With the guard `admin`: the roles of staff who may see the page. Absent: all. */
  roles: z.array(z.enum(STAFF_ROLES)).optional(),
  redirectTo: z.string().startsWith('/').optional(),
  /** For search engines. */
  description: z.string().optional(),
  /** Hidden from search engines, although everybody may open it. */
  noindex: z.boolean().optional(),
  /**
   * Present, even if empty: the server renders the page, with these search parameters allowed. Absent: browsers render it.
   */
  render: z.array(z.string()).optional(),
  /**
   * Present: the server renders the page for one visitor, with their session and these search parameters, and nobody
   * caches it. Its data are the remote's `personalData`.
   */
  personal: z.array(z.string()).optional(),
  firstData: firstData.optional(),
});

export type ShopRoute = z.infer<typeof shopRoute>;

/** Prefixes have one segment, so that none is inside another. */
const PREFIX = /^\/[a-z][a-z0-9-]*\/\*$/;

/** Addresses of the gateway and the API. */
const TAKEN = [
  '/api/*',
  '/assets/*',
  '/fonts/*',
  '/art/*',
  '/health/*',
  '/media/*',
  '/metrics/*',
  '/releases/*',
];

/** Yields what is wrong with the prefixes of a route table, as sentences. */
function* prefixProblems(routes: readonly ShopRoute[]) {
  for (const row of routes) {
    const { path, remote, expose } = row;
    if (remote === undefined || expose !== undefined) continue;
    const first = path.slice(0, -1);
    if (!PREFIX.test(path) || TAKEN.includes(path))
      yield `${path}: ${remote} has no page there, and the row is no prefix such as /${remote}/*`;
    for (const other of routes)
      if (other !== row && (other.path === first.slice(0, -1) || other.path.startsWith(first)))
        yield `${path} belongs to ${remote}, but ${other.path} of ${other.remote ?? 'the shell'} is inside it`;
    if (routes.some((other) => other !== row && other.remote === remote && other.expose === undefined))
      yield `${remote} has two prefixes`;
  }
}

/** `shell/routes.json`. A prefix has one owner: no other row may be inside it. */
export const routeTable = z
  .array(shopRoute)
  .min(1)
  .superRefine((routes, context) => {
    for (const message of prefixProblems(routes)) context.addIssue({ code: 'custom', message });
  });
export type BrandTheme = ShopRoute['mood'];
export type SkeletonShape = NonNullable<ShopRoute['skeleton']>;
