import { type Store, tryToFind, tryToKeep } from './keep';
import type { AskEvent } from './scope';

/** Asks the network, and keeps what it answers. */
async function askNetwork(event: AskEvent, store: Store): Promise<Response> {
  const answer = await fetch(event.request);
  event.waitUntil(tryToKeep(store, event.request.url, answer.clone()));
  return answer;
}

/** The kept file, or the network's where none is kept: for names that never mean anything else. */
export async function answerPinned(event: AskEvent, store: Store): Promise<Response> {
  return (await tryToFind(store, event.request.url)) ?? askNetwork(event, store);
}

/** The kept file now, and the network's for the next time. */
export async function answerChanging(event: AskEvent, store: Store): Promise<Response> {
  const kept = await tryToFind(store, event.request.url);
  const fresh = askNetwork(event, store);
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  return kept;
}
