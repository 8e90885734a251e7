import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import { RenderFailure } from './render-failure';
import type { RenderJob, ServerBuild } from './render-job';
import type { RenderWorker } from './start-render-worker';

/** Renders pages in a process of its own (C491). */
export interface Renderer {
  /** @throws RenderFailure, at the latest after the load and render limits */
  render(job: RenderJob): Promise<RenderedPage>;
  /** Replaces the worker by a new one that loads this shell. */
  renew(shell: ServerBuild): Promise<void>;
  close(): Promise<void>;
}

/** Length of the queue; further requests fail at once as `busy`. */
const MOST_WAITING = 8;

/**
 * Creates a renderer. One worker renders one page at a time, so that a time limit measures that page only. It starts with
 * the first page or the first shell; another one replaces it as soon as it ends.
 */
export function createRenderer(start: () => RenderWorker): Renderer {
  let worker: RenderWorker | null = null;
  let shell: ServerBuild | null = null;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function startOne(): RenderWorker {
    const started = start();
    if (shell) started.warmUp(shell);
    return started;
  }

  function current(): RenderWorker {
    if (isClosed) throw new RenderFailure('busy', 'the server stops');
    if (!worker || worker.isDead) worker = startOne();
    return worker;
  }

  async function end(): Promise<void> {
    const ending = worker;
    worker = null;
    await ending?.end();
  }

  return {
    async render(job) {
      if (isClosed || waiting >= MOST_WAITING) throw new RenderFailure('busy', 'too many pages wait');
      waiting += 1;
      const rendering = turn.then(() => current().run(job));
      turn = rendering.catch(() => undefined);
      try {
        return await rendering;
      } finally {
        waiting -= 1;
        // A new one loads the shell before the next page comes.
        if (!isClosed) current();
      }
    },
    async renew(next) {
      shell = next;
      await end();
      if (!isClosed) current();
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}
