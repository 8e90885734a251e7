import { fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { RenderedPage } from '@storefront/shared/delivery/server-rendering';
import { RenderFailure } from './render-failure';
import type { RenderJob, ServerBuild, WorkerAnswer, WorkerQuestion } from './render-job';

/** Time limits of rendering, ms. */
export interface RenderLimits {
  /** Time to load releases into a worker. No visitor waits for it. */
  readonly load: number;
  /** Time for the first page of a part in a worker: its code is not compiled yet. */
  readonly first: number;
  /** Time for any other page. */
  readonly render: number;
  /** Time that a visitor waits for a rendered page before the gateway sends one that the browser renders. */
  readonly maxWait: number;
}

export const RENDER_LIMITS: RenderLimits = { load: 5_000, first: 5_000, render: 400, maxWait: 400 };

/** Limits of its heap, MB. A shell with its libraries and remotes needs 30; more than five times that is a leak. */
const MEMORY = ['--max-old-space-size=160', '--max-semi-space-size=2'];

/** A process that renders one page at a time (C491). */
export interface RenderWorker {
  /** Whether it has ended. */
  readonly isDead: boolean;
  /** @throws RenderFailure; a timeout ends the worker */
  run(job: RenderJob): Promise<RenderedPage>;
  /** Loads a shell before the first page. */
  warmUp(shell: ServerBuild): void;
  end(): Promise<void>;
}

interface UnderWay {
  readonly id: number;
  readonly loaded: () => void;
  readonly finish: (end: RenderedPage | RenderFailure) => void;
}

/** `process.env` of a worker: a page cannot show a setting of the shop by mistake. A server build is trusted (P77). */
const environment = () => ({ NODE_ENV: process.env.NODE_ENV ?? 'development' });

interface Start {
  /** Its compiled code. */
  readonly file: string | URL;
  readonly limits: Omit<RenderLimits, 'maxWait'>;
  /** Receives what releases write to their console. */
  readonly onOutput: (text: string) => void;
}

/** Starts a worker. */
export function startRenderWorker({ file, limits, onOutput }: Start): RenderWorker {
  const worker = fork(typeof file === 'string' ? file : fileURLToPath(file), {
    env: environment(),
    execArgv: MEMORY,
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', resolve);
    // It could not start: there is no exit then.
    worker.once('error', () => resolve());
  });
  let lastId = 0;
  const warm = new Set<string>();
  let isDead = false;
  let running: UnderWay | null = null;

  const die = (failure: RenderFailure) => {
    isDead = true;
    running?.finish(failure);
  };
  worker.unref();
  worker.channel?.unref();
  // Pipes are sockets, as Node documents it; their type is wider. They must not keep the server running.
  for (const stream of [worker.stdout, worker.stderr] as readonly (Socket | null)[])
    stream
      ?.setEncoding('utf8')
      .on('data', (text: string) => onOutput(text))
      .unref();
  worker.on('error', (error) => die(new RenderFailure('crash', `the worker ended: ${error}`)));
  worker.on('exit', (code, signal) =>
    die(new RenderFailure('crash', `the worker ended with ${signal ?? code}`)),
  );
  worker.on('message', (answer: WorkerAnswer) => {
    if (answer.id !== running?.id) return;
    if (answer.kind === 'loaded') running.loaded();
    else if (answer.kind === 'rendered') running.finish(answer.page);
    else running.finish(new RenderFailure(answer.reason, answer.message, answer.stack));
  });

  function kill(failure: RenderFailure): void {
    die(failure);
    // A loop hears no other signal.
    worker.kill('SIGKILL');
  }

  // A worker that has ended says so by itself.
  const ask = (question: WorkerQuestion) => worker.send(question, () => {});

  return {
    get isDead() {
      return isDead;
    },
    run: (job) =>
      new Promise((resolve, reject) => {
        if (isDead) throw new RenderFailure('crash', 'the worker has ended');
        lastId += 1;
        const { file: part } = job.remote ?? job.shell;
        const stopAfter = (ms: number, reason: 'late-load' | 'late', what: string) =>
          setTimeout(() => kill(new RenderFailure(reason, `not ${what} within ${ms} ms`)), ms);
        let timer = stopAfter(limits.load, 'late-load', 'loaded');
        running = {
          id: lastId,
          loaded() {
            clearTimeout(timer);
            const limit = warm.has(part) ? limits.render : limits.first;
            timer = stopAfter(limit, 'late', 'rendered');
          },
          finish(end) {
            clearTimeout(timer);
            running = null;
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
      await ended;
    },
  };
}
