import { parentPort } from 'node:worker_threads';
import type { RenderedPage, ServerRemote, ServerShell } from '@storefront/shared/delivery/server-rendering';
import { RenderFailure } from '../render-failure';
import type { RenderJob, WorkerAnswer, WorkerQuestion } from '../render-job';
import { createLoader } from './load-releases';
import { isRenderedPage } from './server-builds';

const loader = createLoader();
const say = (answer: WorkerAnswer) => parentPort?.postMessage(answer);

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

async function work(id: number, job: RenderJob): Promise<void> {
  try {
    const { shell, remote } = load(job);
    say({ id, kind: 'loaded' });
    const page = asPage(await shell.render({ ...job.page, remote }));
    say({ id, kind: 'rendered', page });
  } catch (error) {
    const reason = error instanceof RenderFailure ? error.reason : 'throw';
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say({ id, kind: 'failed', reason, message });
  }
}

function warmUp(shell: Parameters<typeof loader.loadShell>[0]): void {
  try {
    loader.loadShell(shell);
  } catch {
    // The first page reports the reason.
  }
}

parentPort?.on('message', (question: WorkerQuestion) => {
  if ('job' in question) void work(question.id, question.job);
  else warmUp(question.warmUp);
});
