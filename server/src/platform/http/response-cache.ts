import { LRUCache } from 'lru-cache';

/** Caches public answers as bytes, per version of the data they show. */
export interface ResponseCache {
  /** Returns the cached answer of this name, or calls `make` and caches its result. A failure is not cached. */
  take(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** Visitors can invent addresses; the shop has few that are requested again. */
const MAX_ANSWERS = 64;

/** Reads the version before it looks up or makes an answer: an answer may be newer than its version, never older. */
export function createResponseCache(readVersion: () => Promise<number | string>): ResponseCache {
  let version: number | string | null = null;
  let answers = new LRUCache<string, Promise<Buffer>>({ max: MAX_ANSWERS });

  return {
    async take(name, make) {
      const current = await readVersion();
      if (current !== version) {
        version = current;
        answers = new LRUCache({ max: MAX_ANSWERS });
      }
      const found = answers.get(name);
      if (found) return found;
      const answer = make();
      const ofVersion = answers;
      ofVersion.set(name, answer);
      answer.catch(() => ofVersion.delete(name));
      return answer;
    },
  };
}
