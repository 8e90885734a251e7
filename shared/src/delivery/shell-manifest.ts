import { z } from 'zod';
import { clientFile, firstData } from './remote-manifest';

const mood = z.enum(['cafe', 'closet', 'staff']);

/** One row of the shell's route table: an address and the page behind it. */
const shopRoute = z.object({
  /** `:id` is a parameter, `*` the rest. */
  path: z.string().startsWith('/').or(z.literal('*')),
  page: z.string().nullable(),
  remote: z.string().optional(),
  expose: z.string().optional(),
  mood,
  title: z.string(),
  description: z.string().optional(),
  /** Not for search engines, though everybody may open it. */
  noindex: z.boolean().optional(),
  guard: z.enum(['signed-in', 'admin']).optional(),
  redirectTo: z.string().startsWith('/').optional(),
  /** The page is rendered on the server, with these parameters of the search; without it, in browsers only. */
  render: z.array(z.string()).optional(),
  firstData,
});

/** `dist/shell.json`: what the gateway must know of a built shell. */
export const builtShell = z.object({
  name: z.literal('shell'),
  version: z.string(),
  main: z.array(clientFile).min(1),
  /** Version of @storefront/shared that it provides to remotes. */
  shared: z.string(),
  /** Scripts of the shell's own pages beyond `main`, by page. */
  preload: z.record(z.string(), z.array(clientFile)).default({}),
  routes: z.array(shopRoute).min(1),
});

export type BuiltShell = z.infer<typeof builtShell>;
export type ShopRoute = z.infer<typeof shopRoute>;
