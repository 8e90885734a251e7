import type { RenderedPage, RenderInput } from '@storefront/shared/delivery/server-rendering';
import type { FailureReason } from './render-failure';

/** The server build of a release. */
export interface ServerBuild {
  /** Name of the part: `shell`, `cafe`. */
  readonly name: string;
  /** Its path. Releases never change, so the path identifies the content. */
  readonly file: string;
}

/** A page to render, and the builds that render it. */
export interface RenderJob {
  readonly shell: ServerBuild;
  readonly remote: ServerBuild | null;
  readonly page: Omit<RenderInput, 'remote'>;
}

/** A message to the worker: render a page, or load a shell before the first page. */
export type WorkerQuestion =
  | { readonly id: number; readonly job: RenderJob }
  | { readonly warmUp: ServerBuild };

/** A message of the worker about a job: its releases are loaded, or how it ended. */
export type WorkerAnswer = { readonly id: number } & (
  | { readonly kind: 'loaded' }
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  | {
      readonly kind: 'failed';
      readonly reason: FailureReason;
      readonly message: string;
      readonly stack: string;
    }
);
