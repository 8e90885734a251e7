import { type Registry, readRegistry } from '../registry';

let known: Registry | null = null;

/** The registry as this tab last heard of it. */
export function knownRegistry(): Registry {
  known ??= readRegistry();
  return known;
}

/** The registry as it is now, past every cache; the one at hand where the server cannot say. */
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
