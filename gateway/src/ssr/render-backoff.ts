import { type Backoff, createBackoff } from './backoff';
import type { RenderFailure } from './render-failure';
import type { RenderTask } from './render-task';

/** Backoff names of a task, widest first: its releases, its route, its page. */
function namesOf({ shell, remote, requested, search }: RenderTask): readonly [string, string, string] {
  const releases = `${shell.file} ${remote?.file ?? ''}`;
  const route = `${releases} ${requested.page.route.path}`;
  return [releases, route, `${route} ${requested.path}${search}`];
}

/**
 * Returns the backoff of rendering. A failure to load backs off the whole release; a timeout or crash, the route; an
 * exception, the page only, because other products may render.
 */
export function createRenderBackoff(now: () => number) {
  const failed: Backoff = createBackoff(now);
  return {
    isBackingOff: (task: RenderTask) => namesOf(task).some(failed.has),
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
