import type { PageRegistry } from '@storefront/shared/delivery/page-registry';
import { readRegistry } from '../../routes/read-registry';
import { PageFailure } from '../page-failure';

let known: PageRegistry | null = null;

/** Returns the registry that this tab fetched last, or came with. */
export function knownRegistry(): PageRegistry {
  known ??= readRegistry();
  return known;
}

/**
 * Fetches the current registry, past every cache. The gateway judges the remotes for the shell of this tab. Returns the
 * last registry if the server does not answer.
 */
export async function freshRegistry(): Promise<PageRegistry> {
  try {
    const { shell } = readRegistry();
    const query = shell ? `?shell=${encodeURIComponent(shell)}` : '';
    const answer = await fetch(`/registry.json${query}`, { cache: 'no-store' });
    if (!answer.ok) throw new Error(`registry: status ${answer.status}`);
    known = (await answer.json()) as PageRegistry;
  } catch (error) {
    console.error('registry', error);
  }
  return knownRegistry();
}

/**
 * Stands for every page below the prefix of a remote that the registry of this page lacks: its routes are not known. Once the
 * remote is there, a new page has them.
 *
 * @throws PageFailure while the remote is missing
 */
export async function waitForRoutes(remote: string): Promise<never> {
  if (!(await freshRegistry()).remotes[remote])
    throw new PageFailure('broken', `the registry has no remote ${remote}`);
  window.location.reload();
  return new Promise(() => {});
}
