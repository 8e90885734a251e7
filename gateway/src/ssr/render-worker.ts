import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import { RenderFailure } from './render-failure';
import type { RenderJob, ServerBuild, WorkerAnswer, WorkerQuestion } from './render-job';

/** How long what may take, ms. */
export interface RenderLimits {
  /** Releases may take so long to load in a worker that does not have them yet. Nobody waits for that. */
  readonly load: number;
  /** The first page of a part may take so long in a worker: its code is not compiled yet. */
  readonly first: number;
  /** Any other page may take so long. */
  readonly render: number;
  /** A visitor waits so long for a rendered page, and then gets one that the browser draws. */
  readonly patience: number;
}

export const RENDER_LIMITS: RenderLimits = { load: 5_000, first: 5_000, render: 400, patience: 400 };

/** A shell with its libraries and remotes needs 30 MB; five times as much is a leak. */
const MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 };

/** A worker thread that renders one page at a time. */
export interface RenderWorker {
  /** Whether it can be asked no more. */
  readonly isDead: boolean;
  /** @throws RenderFailure; a page that did not end in time costs the worker its life */
  run(job: RenderJob): Promise<RenderedPage>;
  /** Has it load a shell before the first page. */
  warmUp(shell: ServerBuild): void;
  end(): Promise<void>;
}

interface UnderWay {
  readonly id: number;
  readonly loaded: () => void;
  readonly settle: (end: RenderedPage | RenderFailure) => void;
}

/** What the code of remotes finds in its environment: no address and no password of the shop. */
const environment = () => ({ NODE_ENV: process.env.NODE_ENV ?? 'development' });

interface Start {
  /** Its compiled code. */
  readonly file: string | URL;
  readonly limits: Omit<RenderLimits, 'patience'>;
  /** Receives what releases write to their console. */
  readonly onOutput: (text: string) => void;
}

/** Starts a worker. */
export function startRenderWorker({ file, limits, onOutput }: Start): RenderWorker {
  const worker = new Worker(file, { resourceLimits: MEMORY, env: environment(), stdout: true, stderr: true });
  let lastId = 0;
  const warm = new Set<string>();
  let isDead = false;
  let underWay: UnderWay | null = null;

  const die = (failure: RenderFailure) => {
    isDead = true;
    underWay?.settle(failure);
  };
  worker.unref();
  for (const stream of [worker.stdout, worker.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => onOutput(text));
  worker.on('error', (error) => die(new RenderFailure('crash', `the worker ended: ${error}`)));
  worker.on('exit', () => die(new RenderFailure('crash', 'the worker ended')));
  worker.on('message', (answer: WorkerAnswer) => {
    if (answer.id !== underWay?.id) return;
    if (answer.kind === 'loaded') underWay.loaded();
    else if (answer.kind === 'rendered') underWay.settle(answer.page);
    else underWay.settle(new RenderFailure(answer.reason, answer.message));
  });

  function kill(failure: RenderFailure): void {
    die(failure);
    void worker.terminate();
  }

  const ask = (question: WorkerQuestion) => worker.postMessage(question);

  return {
    get isDead() {
      return isDead;
    },
    run: (job) =>
      new Promise((resolve, reject) => {
        if (isDead) throw new RenderFailure('crash', 'the worker has ended');
        lastId += 1;
        const { file: part } = job.remote ?? job.shell;
        const stopAfter = (ms: number, failure: RenderFailure) => setTimeout(kill, ms, failure);
        let timer = stopAfter(limits.load, new RenderFailure('load', `not loaded within ${limits.load} ms`));
        underWay = {
          id: lastId,
          loaded() {
            clearTimeout(timer);
            const limit = warm.has(part) ? limits.render : limits.first;
            timer = stopAfter(limit, new RenderFailure('late', `not rendered within ${limit} ms`));
          },
          settle(end) {
            clearTimeout(timer);
            underWay = null;
            if (end instanceof RenderFailure) reject(end);
            else {
              warm.add(part);
              resolve(end);
            }
          },
        };
        ask({ id: lastId, job });
      }),
    warmUp: (shell) => ask({ warmUp: shell }),
    async end() {
      kill(new RenderFailure('busy', 'the server stops, or its releases changed'));
      await worker.terminate();
    },
  };
}
