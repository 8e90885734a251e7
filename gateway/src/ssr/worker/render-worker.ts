import type { RenderedPage, ServerRemote, ServerShell } from '@storefront/shared/delivery/server-rendering';
import { RenderFailure } from '../render-failure';
import type { RenderJob, WorkerAnswer, WorkerQuestion } from '../render-job';
import { createLoader } from './load-releases';
import { isRenderedPage } from './server-builds';

const loader = createLoader();
// Without a callback, an answer after the server has gone would be an error of this process.
const say = (answer: WorkerAnswer) => process.send?.(answer, () => {});

function load({ shell, remote }: RenderJob): { shell: ServerShell; remote: ServerRemote | null } {
  const loaded = loader.loadShell(shell);
  return { shell: loaded, remote: remote && loader.loadRemote(remote, loaded) };
}

/** Returns only the fields of a page: other fields of the result may not be cloneable. */
function asPage(value: unknown): RenderedPage {
  if (!isRenderedPage(value)) throw new Error('what the shell rendered is no page');
  const { html, css, styleAttributes, head } = value;
  if (/<\/style/i.test(css)) throw new Error('its style sheet would end its own element');
  return { html, css, styleAttributes, head };
}

/** How many causes of an error are read. */
const MOST_CAUSES = 5;

/** Returns an error and its causes, outermost first. */
function chainOf(error: unknown): readonly unknown[] {
  const chain = [error];
  for (let one = error; one instanceof Error && one.cause !== undefined && chain.length <= MOST_CAUSES; ) {
    one = one.cause;
    chain.push(one);
  }
  return chain;
}

/** Returns the first line of the innermost cause. The shell wraps the error of a page. */
function messageOf(error: unknown): string {
  const cause = chainOf(error).at(-1);
  return String(cause).split('\n', 1)[0] ?? '';
}

const stackOf = (error: unknown): string =>
  chainOf(error)
    .map((one) => (one instanceof Error ? (one.stack ?? one.message) : String(one)))
    .join('\ncaused by ');

async function work(id: number, job: RenderJob): Promise<void> {
  try {
    const { shell, remote } = load(job);
    say({ id, kind: 'loaded' });
    const page = asPage(await shell.render({ ...job.page, remote }));
    say({ id, kind: 'rendered', page });
  } catch (error) {
    const reason = error instanceof RenderFailure ? error.reason : 'throw';
    say({ id, kind: 'failed', reason, message: messageOf(error), stack: stackOf(error) });
  }
}

function warmUp(shell: Parameters<typeof loader.loadShell>[0]): void {
  try {
    loader.loadShell(shell);
  } catch {
    // The first page reports the reason.
  }
}

process.on('message', (question: WorkerQuestion) => {
  if ('job' in question) void work(question.id, question.job);
  else warmUp(question.warmUp);
});

// Ctrl-C reaches every process of a terminal. This one renders until the server has answered its last request.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
