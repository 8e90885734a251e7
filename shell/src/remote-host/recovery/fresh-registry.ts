import { type Registry, readRegistry } from '../registry';

let known: Registry | null = null;

/** Returns the registry that this tab fetched last, or came with. */
export function knownRegistry(): Registry {
  known ??= readRegistry();
  return known;
}

/** Fetches the current registry, past every cache. Returns the last one if the server does not answer. */
export async function freshRegistry(): Promise<Registry> {
  try {
    const answer = await fetch('/registry.json', { cache: 'no-store' });
    if (!answer.ok) throw new Error(`registry: status ${answer.status}`);
    known = (await answer.json()) as Registry;
  } catch (error) {
    console.error('registry', error);
  }
  return knownRegistry();
}
