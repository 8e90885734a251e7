import { z } from 'zod';
import { partName, releaseId } from './registry';
import { shopRoute } from './route-table';

/** One release of a remote as browsers get it: addresses in place of files, and the gateway's judgement. */
const pageRelease = z.object({
  /** Address of the entry script, absolute or on the page's origin. */
  entry: z.string(),
  /** Hash of the entry script: the browser runs no other. */
  integrity: z.string().exactOptional(),
  version: z.string(),
  /** Absent in development and for an override. */
  release: releaseId.exactOptional(),
  exposes: z.array(z.string()),
  /** Addresses of the scripts that a page needs beyond `entry`, by exposed page. */
  preload: z.record(z.string(), z.array(z.string())).exactOptional(),
  /** Addresses of the style sheets of a page, by exposed page. Absent: no page has one. */
  styles: z.record(z.string(), z.array(z.string())).exactOptional(),
  /** Why the shell of this page cannot run the release: "it requires react ^20.0.0, the shell has 19.3.1". */
  unmet: z.string().exactOptional(),
});

/** The registry that a page carries, and that `/registry.json?shell=…` returns. */
export const pageRegistry = z.object({
  /** The shell release that the remotes were judged for; null in development. */
  shell: releaseId.nullable(),
  /** Rows of the route table that remotes have below their prefixes, as far as browsers need them (C333). Absent: none. */
  routes: z.array(shopRoute).exactOptional(),
  remotes: z.record(
    partName,
    /** The live release, and the fallback for when it fails (C116). */
    pageRelease.extend({ lastGood: pageRelease.exactOptional() }),
  ),
  /** Remotes that the shop no longer has; their addresses say so (C325). Absent if there is none. */
  retired: z.array(partName).exactOptional(),
});

export type PageRelease = z.infer<typeof pageRelease>;
export type PageRegistry = z.infer<typeof pageRegistry>;
export type PageRemote = PageRegistry['remotes'][string];
