import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import { RenderFailure } from './render-failure';
import type { RenderJob, ServerBuild } from './render-job';
import type { RenderWorker } from './render-worker';

/** Renders pages in worker threads. */
export interface Renderer {
  /** @throws RenderFailure, at the latest after the load and render limits */
  render(job: RenderJob): Promise<RenderedPage>;
  /** Replaces the workers by new ones that load this shell. */
  renew(shell: ServerBuild): Promise<void>;
  close(): Promise<void>;
}

/** Length of the queue; further requests fail at once as `busy`. */
const MOST_WAITING = 8;

/**
 * Creates a renderer. One worker renders one page at a time, so that a time limit measures that page only. A spare
 * worker with the shell loaded takes over if the first one ends. Both start with the first page or the first shell.
 */
export function createRenderer(start: () => RenderWorker): Renderer {
  let workers: RenderWorker[] = [];
  let shell: ServerBuild | null = null;
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function startOne(): RenderWorker {
    const worker = start();
    if (shell) worker.warmUp(shell);
    return worker;
  }

  /** Returns the rendering worker, and makes sure that there is a spare one. */
  function current(): RenderWorker {
    if (isClosed) throw new RenderFailure('busy', 'the server stops');
    workers = workers.filter((worker) => !worker.isDead);
    while (workers.length < 2) workers.push(startOne());
    const [first] = workers;
    if (!first) throw new Error('there is always a worker');
    return first;
  }

  async function endAll(): Promise<void> {
    const ending = workers;
    workers = [];
    await Promise.all(ending.map((worker) => worker.end()));
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
      }
    },
    async renew(next) {
      shell = next;
      await endAll();
      if (!isClosed) current();
    },
    async close() {
      isClosed = true;
      await endAll();
    },
  };
}
