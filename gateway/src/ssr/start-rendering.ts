import { REASON_LENGTH } from '@storefront/shared/config/release-reports';
import type { FastifyInstance } from 'fastify';
import type { DataVersions } from '../../../server/src/platform/db/data-versions';
import type { RenderFailure } from './render-failure';
import type { RenderFigures } from './render-metrics';
import type { RenderTask } from './render-task';
import { RENDER_LIMITS, type RenderLimits, startRenderWorker } from './render-worker';
import { createRenderedPages, type RenderedPages } from './rendered-pages';
import { createRenderer } from './renderer';

/** What rendering on the server takes. */
export interface Rendering {
  /** Compiled code of the worker. */
  readonly worker: string | URL;
  readonly limits?: RenderLimits;
  readonly readVersions: () => DataVersions | Promise<DataVersions>;
  readonly figures: RenderFigures;
  /** Hears of a remote whose page could not be rendered (C117). */
  readonly onTrouble: (remote: string, release: string, reason: string) => void;
}

const partOf = ({ remote, shell }: RenderTask) => remote?.name ?? shell.name;

const releaseOf = ({ asked, remote }: RenderTask) =>
  (remote ? asked.live.remotes.get(remote.name)?.release : asked.shell.release) ?? '';

const plainLine = (reason: string, message: string) =>
  `${reason}: ${message.split('\n', 1)[0]}`.slice(0, REASON_LENGTH);

/** Tells the log of a failure once for each release and reason; what was only too busy is nobody's failure. */
function createTeller(app: FastifyInstance, { figures, onTrouble }: Rendering) {
  const told = new Set<string>();
  return (task: RenderTask, failure: RenderFailure): void => {
    const part = partOf(task);
    const { reason, message } = failure;
    figures.failed(part, reason);
    if (reason === 'busy') return;
    const release = releaseOf(task);
    if (task.remote) onTrouble(part, release, plainLine(reason, message));
    const name = `${task.asked.shell.release} ${part} ${release} ${reason}`;
    if (told.has(name)) return;
    told.add(name);
    const { path } = task.asked.page.route;
    app.log.error(
      { err: failure, part, release, reason, path },
      'a page is not rendered here: browsers draw it',
    );
  };
}

/** Starts what renders pages; it ends with the server. */
export function startRendering(app: FastifyInstance, rendering: Rendering, now: () => number): RenderedPages {
  const { worker, limits = RENDER_LIMITS, readVersions, figures } = rendering;
  const onOutput = (text: string) =>
    app.log.debug({ output: text.trim() }, 'a release said while it rendered');
  const renderer = createRenderer(() => startRenderWorker({ file: worker, limits, onOutput }));
  const pages = createRenderedPages({
    renderer,
    readVersions,
    figures,
    patience: limits.patience,
    now,
    onFailure: createTeller(app, rendering),
  });
  app.addHook('onClose', () => pages.close());
  return pages;
}
