import { setupWorker } from 'msw/browser';
import { API_BASE } from '../../contract/routes';
import { createHandlers } from './handlers';
import { createLiveLink } from './live-link';
import type { MockWorld } from './world';

/**
 * Makes the mocked world answer the API calls of this page. Resolves when the worker runs. The worker's script must be
 * at the root of the page's origin.
 *
 * @returns the function that stops it.
 */
export async function startMocks(world: MockWorld, workerUrl = '/mockServiceWorker.js'): Promise<() => void> {
  const worker = setupWorker(...createHandlers(world), ...createLiveLink(world));
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerUrl },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.startsWith(API_BASE)) print.error();
    },
  });
  return () => worker.stop();
}
