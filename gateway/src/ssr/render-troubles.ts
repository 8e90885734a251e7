import { type Backoff, createBackoff } from './backoff';
import type { RenderFailure } from './render-failure';
import type { RenderTask } from './render-task';

/** Names of what can fail, the widest first: these releases, this route of them, this page. */
function namesOf({ shell, remote, asked, search }: RenderTask): readonly [string, string, string] {
  const releases = `${shell.file} ${remote?.file ?? ''}`;
  const route = `${releases} ${asked.page.route.path}`;
  return [releases, route, `${route} ${asked.path}${search}`];
}

/**
 * What failed is not tried again for a while. A release that cannot be loaded counts as a whole; what hung or took the
 * worker with it, as its route; what threw, as its page, for another product may be well.
 */
export function createRenderTroubles(now: () => number) {
  const failed: Backoff = createBackoff(now);
  return {
    isResting: (task: RenderTask) => namesOf(task).some(failed.has),
    failed(task: RenderTask, failure: RenderFailure) {
      const [releases, route, page] = namesOf(task);
      if (failure.reason === 'busy') return;
      if (failure.isOfRelease) failed.add(releases);
      else failed.add(failure.reason === 'throw' ? page : route);
    },
    worked(task: RenderTask) {
      for (const name of namesOf(task)) failed.remove(name);
    },
  };
}
