import type { RenderedPage, RenderInput } from '@storefront/shared/delivery/server-rendering';
import type { FailureReason } from './render-failure';

/** The server build of a release. */
export interface ServerBuild {
  /** Name of the part: `shell`, `cafe`. */
  readonly name: string;
  /** Where it lies; releases never change, so the path stands for the content. */
  readonly file: string;
}

/** A page to render, and what with. */
export interface RenderJob {
  readonly shell: ServerBuild;
  readonly remote: ServerBuild | null;
  readonly page: Omit<RenderInput, 'remote'>;
}

/** What a worker is asked: to render, or just to load a shell ahead of the first page. */
export type WorkerQuestion =
  | { readonly id: number; readonly job: RenderJob }
  | { readonly warmUp: ServerBuild };

/** What it says of a job: that its releases are loaded, and then how it ended. */
export type WorkerAnswer = { readonly id: number } & (
  | { readonly kind: 'loaded' }
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly message: string }
);
