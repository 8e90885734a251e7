import { z } from 'zod';
import { RIGHTS } from '../rules/rights';
import { firstData, personalData, prefetchedCall } from './first-data';
import { partName } from './registry';
import { originsByDirective } from './remote-origins';
import { shopRoute } from './route-table';

/** Path of a file that browsers may fetch, relative to the folder of the build. */
export const clientFile = z.string().regex(/^(?!.*\.\.)[\w@~.+-][\w@~./+-]*$/);

/** Names of exposed pages, `MenuPage`. */
const exposes = z.array(z.string()).min(1);

/** What the gateway does for a page, by exposed page. */
const pages = z
  .record(
    z.string(),
    z.object({
      firstData: firstData.default([]),
      personalData: personalData.default([]),
      prefetchedCalls: z.array(prefetchedCall).default([]),
    }),
  )
  .default({});

/**
 * Budget of scripts, kB sent (compressed): the most that one page may load at first, and that a script may weigh which
 * loads later. The release command compares (C485).
 */
export const scriptBudget = z.number().positive();

/** Budget of a remote that names none, kB. */
const REMOTE_BUDGET = 100;

/** A path below a prefix: names, `:id` for a parameter, a trailing `*` for the rest. */
const PATH = /^(?:\/[\w-]+|\/:\w+)+(?:\/\*)?$/;

/** A page of a remote below the prefix that the shell grants to it (C333). */
const remoteRoute = shopRoute
  .omit({ page: true, remote: true, mood: true, redirectTo: true, firstData: true, roles: true })
  .extend({
    path: z.string().regex(PATH, 'is no path such as /kitchen/recipes/:id'),
    expose: z.string(),
    /** What a notice calls the page if it cannot be shown. */
    part: z.string(),
    /** With the guard `admin`: the right that staff need to see the page. */
    right: z.enum(RIGHTS).optional(),
  })
  .refine(({ guard, right }) => right === undefined || guard === 'admin', {
    path: ['right'],
    message: 'is for staff: it needs "guard": "admin"',
  })
  .refine(({ guard, render, personal }) => guard === undefined || (!render && !personal), {
    path: ['guard'],
    message: 'closes the page: only a browser renders it, so it has neither "render" nor "personal"',
  });

const routes = z
  .array(remoteRoute)
  .refine((found) => new Set(found.map(({ path }) => path)).size === found.length, {
    message: 'names an address twice',
  })
  .default([]);

export type RemoteRoute = z.infer<typeof remoteRoute>;

/** `<workspace>/remote.json`: what a team writes about its remote. */
export const remoteSource = z.strictObject({
  name: partName,
  exposes,
  pages,
  /** False for pages behind a guard: the server renders none of them. */
  isRendered: z.boolean().default(true),
  budget: scriptBudget.optional(),
  /** Its pages below the prefix that `shell/routes.json` grants to it; the shell's table may have others. */
  routes,
  /** Origins beside the shop's own that its pages load from; each needs the operator's grant (C331). */
  origins: originsByDirective.default({}),
});

/** `dist/remote.json`, written by the build: everything that shell and gateway know of a remote. */
export const remoteManifest = z.object({
  name: partName,
  version: z.string(),
  /** Folder of the files, relative to this manifest: `client/` in a build, `./` on a development server. */
  client: z.enum(['client/', './']).default('client/'),
  /** The entry script. */
  entry: clientFile,
  exposes,
  /** Shared module → semver range that the shell must meet. */
  requires: z.record(z.string(), z.string()),
  /** Scripts that a page needs beyond the entry, by exposed page. */
  preload: z.record(z.string(), z.array(clientFile)).default({}),
  /** Every script that the entry may load; none in the manifest of an older build. */
  chunks: z.array(clientFile).default([]),
  /** Style sheets of a page, by exposed page; pages without one are left out. */
  styles: z.record(z.string(), z.array(clientFile)).default({}),
  pages,
  budget: scriptBudget.default(REMOTE_BUDGET),
  /** Its pages below its prefix. */
  routes,
  /** Origins that it asks for. */
  origins: originsByDirective.default({}),
});

export type RemoteManifest = z.infer<typeof remoteManifest>;
