import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { watchFreeze } from '../remote-host/freeze-watch';
import { loadRemotePage } from '../remote-host/load-remote-page';
import { onShellFailure } from '../remote-host/on-shell-failure';
import { PageFailure } from '../remote-host/page-failure';
import { PageMachine, type PageSource } from '../remote-host/page-machine';
import { releaseInUse } from '../remote-host/registry';
import { shellPages } from './shell-pages';

const pages = new Map<string, PageMachine>();

/**
 * Stands for every page below the prefix of a remote that the registry of this page lacks: its routes are not known. Once the
 * remote is there, a new page has them.
 *
 * @throws PageFailure while the remote is missing
 */
async function waitForRoutes(remote: string): Promise<never> {
  const { freshRegistry } = await import(
    /* webpackChunkName: "recovery" */ '../remote-host/recovery/fresh-registry'
  );
  if (!(await freshRegistry()).remotes[remote])
    throw new PageFailure('broken', `the registry has no remote ${remote}`);
  window.location.reload();
  return new Promise(() => {});
}

function sourceOf({ page, remote, expose }: ShopRoute): PageSource {
  if (remote && expose)
    return {
      load: (reason) => loadRemotePage(remote, expose, reason),
      release: () => releaseInUse(remote),
      watch: () => watchFreeze(remote, expose),
      onTrouble: (error) =>
        void import(/* webpackChunkName: "recovery" */ '../remote-host/recovery/mark-failed').then(
          ({ markCurrentFailed }) => markCurrentFailed(remote, 'render', error),
        ),
    };
  if (remote) return { load: () => waitForRoutes(remote) };
  const load = shellPages[page ?? ''];
  return {
    async load(reason) {
      // The shell has one release of its pages: a page that throws would throw again.
      if (reason?.trouble) {
        onShellFailure(...reason.trouble);
        throw reason.trouble[1];
      }
      if (!load) throw new Error(`no page ${page}`);
      try {
        return await load();
      } catch (error) {
        onShellFailure('load', error);
        throw error;
      }
    },
    onTrouble: (error) => onShellFailure('render', error),
  };
}

/** Returns the page of a route; routes that show the same page share it. */
export function pageOf(route: ShopRoute): PageMachine {
  const key = route.page ?? `${route.remote}/${route.expose}`;
  const known = pages.get(key);
  if (known) return known;
  const machine = new PageMachine(sourceOf(route));
  pages.set(key, machine);
  return machine;
}
