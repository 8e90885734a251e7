import { z } from 'zod';
import { firstData } from './first-data';

/** Row of the route table: an address of §2 and the page behind it. */
export const shopRoute = z.object({
  /** Pattern as in the router: `:id` is a parameter, `*` the rest. */
  path: z.string().startsWith('/').or(z.literal('*')),
  /** A page of the shell, `<folder>/<Component>`; null if a remote has it or the row redirects. */
  page: z.string().nullable(),
  /** The remote that exposes the page, and the page's name there. */
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

/** `shell/routes.json`. */
export const routeTable = z.array(shopRoute).min(1);

export type ShopRoute = z.infer<typeof shopRoute>;
export type BrandTheme = ShopRoute['mood'];
export type SkeletonShape = NonNullable<ShopRoute['skeleton']>;
