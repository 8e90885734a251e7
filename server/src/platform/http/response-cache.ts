/** Answers that are the same for everybody, as bytes, for as long as the data that they were made of. */
export interface KeptAnswers {
  /** The answer of this name; made if there is none of the data as it is now. */
  take(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** Addresses can be made up without end; a shop has few that are asked for again. */
const MOST = 64;

/**
 * Keeps answers while the version of the data stays what it was. The version is read before an answer is looked up or
 * made: an answer may be newer than its version, never older.
 */
export function keepAnswers(readVersion: () => Promise<number>): KeptAnswers {
  let version: number | null = null;
  let kept = new Map<string, Promise<Buffer>>();

  function keep(name: string, answer: Promise<Buffer>): void {
    const here = kept;
    here.set(name, answer);
    // A failure is not cached; everyone who waits gets the error.
    answer.catch(() => here.delete(name));
    const [oldest] = here.keys();
    if (here.size > MOST && oldest !== undefined) here.delete(oldest);
  }

  return {
    async take(name, make) {
      const now = await readVersion();
      if (now !== version) {
        version = now;
        kept = new Map();
      }
      const found = kept.get(name);
      if (found) return found;
      const answer = make();
      keep(name, answer);
      return answer;
    },
  };
}
