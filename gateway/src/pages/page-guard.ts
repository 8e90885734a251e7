import type { RuntimeConfig } from '@storefront/shared/config';
import type { FirstCall } from '@storefront/shared/delivery/first-data';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopApi, Visitor } from '../shop-api';
import { type FoundPage, needsOf } from './find-page';
import type { LiveReleases, LiveShell } from './live-releases';

/** The guarded address and the releases that serve it. */
interface Target {
  readonly path: string;
  /** With its `?`; empty if there is none. */
  readonly search: string;
  readonly live: LiveReleases;
  readonly shell: LiveShell;
}

/** A server that knows only §7 has no roles of staff. */
const hasRole = ({ roles }: ShopRoute, { staffRole }: Visitor): boolean =>
  !roles || staffRole === undefined || (staffRole !== null && roles.includes(staffRole));

const mayPass = (route: ShopRoute, visitor: Visitor | null): boolean =>
  visitor !== null &&
  (route.guard === 'signed-in' ||
    (route.guard === 'admin' && visitor.role === 'admin' && hasRole(route, visitor)));

/** Returns the first calls of the page. A page with a search starts with other rows, so it gets none. */
function firstCalls({ remote, expose }: ShopRoute, { path, search, live }: Target): FirstCall[] {
  const page = remote && expose ? live.remotes.get(remote)?.remote.pages[expose] : undefined;
  const prefetchedCalls = search === '' ? (page?.prefetchedCalls ?? []) : [];
  return prefetchedCalls.filter(({ at }) => at === path).map(({ call, input }) => ({ call, input }));
}

/**
 * Adds scripts and first calls to a guarded page if the visitor's session passes its guard (ADR 18). The page holds no
 * data of the person: the browser makes the calls with its own cookie, and the server decides each.
 */
export function createPageGuard(api: ShopApi, { ownServer }: RuntimeConfig) {
  const findVisitor = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await api.findVisitor(request, reply);
    } catch (problem) {
      request.log.warn({ err: problem }, 'Could not read the session; sent the guarded page without hints');
      return null;
    }
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: FoundPage,
    target: Target,
  ): Promise<FoundPage> => {
    const { route } = page;
    const visitor = ownServer ? await findVisitor(request, reply) : null;
    if (!mayPass(route, visitor)) return page;
    const { shell, live } = target;
    const main = shell.shell.main.map((file) => ({ address: `/${file}`, isFirst: true }));
    const { scripts, styles } = needsOf(route, shell, live);
    return {
      ...page,
      scripts: [...main, ...scripts],
      styles,
      prefetchedCalls: firstCalls(route, target),
    };
  };
}
