import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';

/**
 * Answers a file whose name changes with its content: from the store first. A request with `cache: 'reload'` comes from the
 * network and replaces the stored file, which may be damaged; without a network the stored file is the answer.
 */
export class PinnedFile extends CacheFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    if (request.cache !== 'reload') return super._handle(request, handler);
    try {
      const answer = await handler.fetch(request);
      // The page loads the file as soon as it has this answer, so the store must hold it by then.
      await handler.cachePut(request, answer.clone());
      return answer;
    } catch {
      return super._handle(request, handler);
    }
  }
}
