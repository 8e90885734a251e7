import type { RuntimeConfig } from '@storefront/shared/config';
import type { FirstData } from '@storefront/shared/query/first-data';
import type { ComponentType } from 'react';

/** What a remote's `server.cjs` exports. */
export interface ServerRemote {
  readonly name: string;
  readonly version: string;
  /** Shared module → range that the shell must meet. */
  readonly requires: Readonly<Record<string, string>>;
  /** Its exposed pages by name. */
  readonly pages: Readonly<Record<string, ComponentType>>;
}

/** A page as the page server wants it rendered: the guest's view, with data that it has fetched. */
export interface RenderInput {
  /** Without search. */
  readonly path: string;
  /** Empty or `?table=4`: only parameters that the route names in `render`. */
  readonly search: string;
  /** As the browser gets it. */
  readonly config: RuntimeConfig;
  readonly firstData: readonly FirstData[];
  /** The remote that has the page; null for a page of the shell. */
  readonly remote: ServerRemote | null;
}

export interface RenderedPage {
  /** What stands inside `#root`. */
  readonly html: string;
  /** Text of the one style element, and the attributes by which styled-components knows it again. */
  readonly css: string;
  readonly styleAttributes: string;
  /** Hints for the head that React lifted out of the page, as HTML. */
  readonly head: string;
}
