import { REASON_LENGTH } from '@storefront/shared/delivery/release-reports';
import type { FastifyInstance } from 'fastify';
import type { ShopApi } from '../shop-api';
import type { RenderFailure } from './render-failure';
import type { RenderMetrics } from './render-metrics';
import type { RenderTask } from './render-task';
import { RENDER_LIMITS, type RenderLimits, startRenderWorker } from './render-worker';
import { createRenderedPages, type RenderedPages } from './rendered-pages';
import { createRenderer } from './renderer';

export interface Rendering {
  /** Compiled code of the worker. */
  readonly worker: string | URL;
  readonly limits?: RenderLimits | undefined;
  readonly readVersions: ShopApi['readVersions'];
  readonly metrics: RenderMetrics;
  /** Receives each failure of a remote's page (C117). */
  readonly onRemoteFailure: (remote: string, release: string, reason: string) => void;
  readonly now: () => number;
}

const partOf = ({ remote, shell }: RenderTask) => remote?.name ?? shell.name;

const releaseOf = ({ requested, remote }: RenderTask) =>
  (remote ? requested.live.remotes.get(remote.name)?.release : requested.shell.release) ?? '';

const firstLine = (reason: string, message: string) =>
  `${reason}: ${message.split('\n', 1)[0]}`.slice(0, REASON_LENGTH);

/** Counts every failure, and logs it once for each release and reason. A busy renderer is not a failure of a release. */
function createFailureLog(app: FastifyInstance, { metrics, onRemoteFailure }: Rendering) {
  const logged = new Set<string>();
  return (task: RenderTask, failure: RenderFailure): void => {
    const part = partOf(task);
    const { reason, message } = failure;
    metrics.failed(part, reason);
    if (reason === 'busy') return;
    const release = releaseOf(task);
    if (task.remote) onRemoteFailure(part, release, firstLine(reason, message));
    const name = `${task.requested.shell.release} ${part} ${release} ${reason}`;
    if (logged.has(name)) return;
    logged.add(name);
    const { path } = task.requested.page.route;
    app.log.error(
      { err: failure, part, release, reason, path },
      'Rendering failed; sent the page for the browser to render',
    );
  };
}

/** Starts the renderer of pages; closing the app stops it. */
export function startRendering(app: FastifyInstance, rendering: Rendering): RenderedPages {
  const { worker, limits = RENDER_LIMITS, readVersions, metrics, now } = rendering;
  const onOutput = (text: string) =>
    app.log.debug({ output: text.trim() }, 'A release wrote to its console while rendering');
  const renderer = createRenderer(() => startRenderWorker({ file: worker, limits, onOutput }));
  const pages = createRenderedPages({
    renderer,
    readVersions,
    metrics,
    maxWait: limits.maxWait,
    now,
    onFailure: createFailureLog(app, rendering),
  });
  app.addHook('onClose', () => pages.close());
  return pages;
}
