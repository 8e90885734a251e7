import type { RuntimeConfig } from '../config/runtime-config';
import type { FirstDatum } from './first-data';
import type { ShopRoute } from './route-table';

/**
 * What the gateway and the server builds of shell and remotes agree on (`server/server.cjs` of a release). The
 * gateway gets the data, so nothing is fetched while a page is rendered; what is rendered is what a guest sees.
 *
 * `Page` is a React component; the gateway, which has no React, does not look.
 */
export interface RenderInput<Page = unknown> {
  /** `/single/65…`, without a search. */
  readonly path: string;
  /** Empty, or `?table=4`: only parameters that the row of the route names in `render`. */
  readonly search: string;
  /** As the browser gets it. */
  readonly config: RuntimeConfig;
  /** Answers with the keys of their queries, as the browser gets them. */
  readonly firstData: readonly FirstDatum[];
  /** Remotes that no link may lead to (C325); absent if there is none. */
  readonly retired?: readonly string[];
  /** Rows of the route table that remotes have below their prefixes. */
  readonly routes?: readonly ShopRoute[];
  /** The remote that the page is of; null for the shell's own pages. */
  readonly remote: ServerRemote<Page> | null;
}

/** A rendered page, in the three places of the shell's `index.html`. */
export interface RenderedPage {
  /** What stands in `#root`. */
  readonly html: string;
  /** Text of the one style element. */
  readonly css: string;
  /** Attributes of that element, so that styled-components applies its rules: `data-styled="true"`. */
  readonly styleAttributes: string;
  /** What React lifted into the head, as HTML: hints for the first pictures. */
  readonly head: string;
}

/** The server build of the shell: the one copy of every shared module, and the renderer. */
export interface ServerShell {
  /** Every row of the table of shared modules. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** The versions of the same rows. */
  readonly versions: Readonly<Record<string, string>>;
  render(input: RenderInput): Promise<RenderedPage>;
}

/** The server build of a remote. It gets shared modules from the shell. */
export interface ServerRemote<Page = unknown> {
  readonly name: string;
  readonly version: string;
  /** Row of the table of shared modules → range. */
  readonly requires: Readonly<Record<string, string>>;
  /** Pages by the names under which they are exposed. */
  readonly pages: Readonly<Record<string, Page>>;
}
