import type { PageTools } from '../pages/build-page';
import type { LiveReleases } from '../pages/live-releases';
import { createRenderedPages } from './rendered-pages';
import type { Renderer } from './renderer';

test('a worker that cannot start is a problem in the log, and the gateway goes on', async () => {
  const failed = new Error('no more threads');
  const renderer: Partial<Renderer> = { renew: () => Promise.reject(failed) };
  const pages = createRenderedPages({
    ...({ renderer, metrics: {}, readVersions: async () => null } as unknown as Parameters<
      typeof createRenderedPages
    >[0]),
    now: () => 0,
  });
  const live = {
    shell: { server: 'server.cjs', shell: { routes: [{ render: [] }] } },
  } as unknown as LiveReleases;
  const onProblem = jest.fn();
  await pages.onRegistryChange({} as never, live, { onProblem } as unknown as PageTools);
  expect(onProblem).toHaveBeenCalledWith(failed);
});
