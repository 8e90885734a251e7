/** Answers of the network, each for the reload of the page that was shown before it came. */
const waiting = new Map<string, Response>();

/**
 * Has an answer ready for the reload of its page, until that took it: `isOver` at the latest, so that no later visit is
 * answered with it.
 */
export async function handOn(key: string, answer: Response, isOver: Promise<unknown>): Promise<void> {
  waiting.set(key, answer);
  await isOver;
  if (waiting.get(key) === answer) waiting.delete(key);
}

/** The answer that waits for the reload of a page, once. */
export function takeHandedOn(key: string): Response | undefined {
  const answer = waiting.get(key);
  waiting.delete(key);
  return answer;
}
