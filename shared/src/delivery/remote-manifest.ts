import { calls } from '@storefront/shared/contract/calls';
import { z } from 'zod';
import { partName } from './registry';

const callName = z.custom<keyof typeof calls>((name) => typeof name === 'string' && name in calls, {
  error: 'is not a call of the contract',
});

/** A call whose answer goes into the HTML of a page; `{id}` in the input stands for that part of the address. */
const firstCall = z.object({
  call: callName,
  input: z.record(z.string(), z.unknown()).default({}),
});

/** Calls that a page wants answered before it starts. */
export const firstData = z.array(firstCall).default([]);

/** A call that only the person who looks at a page may make, at one address of the page. */
const callAhead = firstCall.extend({ at: z.string().startsWith('/') });

/** A file of the build, relative to `client/`. */
export const clientFile = z.string().regex(/^(?!.*\.\.)[\w@~.+-][\w@~./+-]*$/);

/** `dist/remote.json`: what a built remote promises the shell; all that the two teams agree on. */
export const builtRemote = z.object({
  name: partName,
  version: z.string(),
  entry: clientFile,
  /** Names of the exposed pages, `MenuPage`. */
  exposes: z.array(z.string()).min(1),
  /** Package → range that the live shell must meet. */
  requires: z.record(z.string(), z.string()),
  /** Scripts that a page needs beyond the entry, by exposed page. */
  preload: z.record(z.string(), z.array(clientFile)).default({}),
  /** What the gateway does for a page, by exposed page. */
  pages: z.record(z.string(), z.object({ firstData, ahead: z.array(callAhead).default([]) })).default({}),
});

export type BuiltRemote = z.infer<typeof builtRemote>;
export type FirstCall = z.infer<typeof firstCall>;
