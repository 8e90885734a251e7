import { REASON_LENGTH, REASON_PLACES, type Trouble } from '@storefront/shared/delivery/release-reports';
import type { FastifyInstance } from 'fastify';
import type { MapPlaces } from '../releases/map-places';
import type { ShopApi } from '../shop-api';
import type { ServerCounts, ServerPage } from '../telemetry/server-counts';
import type { RenderFailure } from './render-failure';
import type { RenderMetrics } from './render-metrics';
import type { RenderTask } from './render-task';
import { createRenderedPages } from './rendered-pages';
import { createRenderer } from './renderer';
import { RENDER_LIMITS, type RenderLimits, startRenderWorker } from './start-render-worker';
import type { StuckReleases } from './stuck-releases';

export interface Rendering {
  /** Compiled code of the worker. */
  readonly worker: string | URL;
  readonly limits?: RenderLimits | undefined;
  readonly readVersions: ShopApi['readVersions'];
  readonly metrics: RenderMetrics;
  readonly mapPlaces: MapPlaces;
  readonly stuck: StuckReleases;
  /** Counts rendered pages and failures by release (C117). */
  readonly counts: Pick<ServerCounts, 'rendered' | 'failed'>;
  readonly now: () => number;
}

const shellPageOf = ({ requested: { shell } }: RenderTask): ServerPage => ({
  part: 'shell',
  release: shell.release,
  shell: null,
});

/** Returns the part that owns a page, with its release. */
function pageOf(task: RenderTask): ServerPage {
  const { requested, remote } = task;
  if (!remote) return shellPageOf(task);
  const release = requested.live.remotes.get(remote.name)?.release ?? '';
  return { part: remote.name, release, shell: requested.shell.release };
}

/** Returns the failure of a part as browsers report theirs, with the places in the release that threw. */
function asTrouble({ reason, message, stack = '' }: RenderFailure, { part, release }: ServerPage): Trouble {
  const places = stack.split(`/${part}/${release}/server/`).slice(1, REASON_PLACES + 1);
  const at = places.flatMap((text) => /^[\w.-]+:\d+:\d+/.exec(text) ?? []);
  return {
    reason: `${reason}: ${message.split('\n', 1)[0]}`.slice(0, REASON_LENGTH),
    ...(at.length > 0 && { at }),
  };
}

/** Counts every failure, and logs it once for each release and reason. A busy renderer is not a failure of a release. */
function createFailureLog(app: FastifyInstance, { metrics, mapPlaces, counts }: Rendering) {
  const logged = new Set<string>();
  return (task: RenderTask, failure: RenderFailure): void => {
    const page = pageOf(task);
    const { part, release } = page;
    const { reason } = failure;
    metrics.failed(part, reason);
    if (reason === 'busy') return;
    counts.failed(page, asTrouble(failure, page));
    const name = `${task.requested.shell.release} ${part} ${release} ${reason}`;
    if (logged.has(name)) return;
    logged.add(name);
    const { path } = task.requested.page.route;
    const log = () =>
      app.log.error(
        { err: failure, part, release, reason, path },
        'Rendering failed; sent the page for the browser to render',
      );
    void mapPlaces(failure.stack ?? '', [])
      .then((stack) => {
        failure.stack = stack;
      })
      .finally(log);
  };
}

/** Counts renderings that did not end for the part that they belong to: the shell, until any page of it was rendered. */
function createStuckCount(stuck: StuckReleases) {
  const sound = new Set<string>();
  const pathOf = ({ requested }: RenderTask) => requested.page.route.path;
  return {
    worked(task: RenderTask): void {
      sound.add(task.shell.file);
      stuck.worked({ ...pageOf(task), path: pathOf(task) });
    },
    failed(task: RenderTask, failure: RenderFailure): void {
      const page = sound.has(task.shell.file) ? pageOf(task) : shellPageOf(task);
      stuck.failed({ ...page, path: pathOf(task) }, failure);
    },
  };
}

/** Remembers which releases rendered a page, or failed to, since this process began (C484). */
function createRenderRecord() {
  const worked = new Set<string>();
  const failed = new Set<string>();
  const nameOf = ({ part, release }: ServerPage) => `${part}/${release}`;
  return {
    worked: (task: RenderTask): void => void worked.add(nameOf(pageOf(task))),
    failed(task: RenderTask, { reason }: RenderFailure): void {
      if (reason !== 'busy') failed.add(nameOf(pageOf(task)));
    },
    /** Whether pages of a release were tried, and none could be rendered. */
    rendersNothing: (part: string, release: string): boolean =>
      failed.has(`${part}/${release}`) && !worked.has(`${part}/${release}`),
  };
}

/** Starts the renderer of pages; closing the app stops it. */
export function startRendering(app: FastifyInstance, rendering: Rendering) {
  const { worker, limits = RENDER_LIMITS, readVersions, metrics, counts, now } = rendering;
  const onOutput = (text: string) =>
    app.log.debug({ output: text.trim() }, 'A release wrote to its console while rendering');
  const renderer = createRenderer(() => startRenderWorker({ file: worker, limits, onOutput }));
  const log = createFailureLog(app, rendering);
  const stuckCount = createStuckCount(rendering.stuck);
  const record = createRenderRecord();
  const pages = createRenderedPages({
    renderer,
    readVersions,
    metrics,
    maxWait: limits.maxWait,
    now,
    onSuccess(task) {
      counts.rendered(pageOf(task));
      record.worked(task);
      stuckCount.worked(task);
    },
    onFailure(task, failure) {
      log(task, failure);
      record.failed(task, failure);
      stuckCount.failed(task, failure);
    },
  });
  app.addHook('onClose', () => pages.close());
  return { ...pages, rendersNothing: record.rendersNothing };
}
