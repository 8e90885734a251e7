import type { RuntimeConfig } from '@storefront/shared/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../../../server/src/platform/http/person';
import type { FirstCall } from '../releases/built-remote';
import type { ShopRoute } from '../releases/built-shell';
import { type FoundPage, needsOf } from './find-page';
import type { LiveReleases, LiveShell } from './live-releases';

/** Where the door is, and what is behind it. */
interface Place {
  readonly path: string;
  /** As it stands in the address. */
  readonly search: string;
  readonly live: LiveReleases;
  readonly shell: LiveShell;
}

const mayPass = (guard: ShopRoute['guard'], person: Person | null): boolean =>
  person !== null && (guard === 'signed-in' || (guard === 'admin' && person.role === 'admin'));

/** Calls that a page makes as the person who looks at it; another search shows other rows than those it begins with. */
function callsAhead({ remote, expose }: ShopRoute, { path, search, live }: Place): FirstCall[] {
  const page = remote && expose ? live.remotes.get(remote)?.remote.pages[expose] : undefined;
  const ahead = search === '' ? (page?.ahead ?? []) : [];
  return ahead.filter(({ at }) => at === path).map(({ call, input }) => ({ call, input }));
}

/**
 * What a guarded page is told for the one who asks for it (ADR 18): to whom the guard lets pass, all that it will need,
 * so that nothing waits for anything; to everybody else nothing. Of the person there is nothing in it: the browser makes
 * the calls with its own cookie, and the server decides each.
 */
export function createDoor(app: FastifyInstance, { ownServer }: RuntimeConfig) {
  const findPerson = (request: FastifyRequest, reply: FastifyReply) =>
    app.findPerson(request, reply).catch((problem: unknown) => {
      request.log.warn({ err: problem }, 'who asks for a guarded page cannot be found out');
      return null;
    });

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: FoundPage,
    place: Place,
  ): Promise<FoundPage> => {
    const { route } = page;
    const person = ownServer ? await findPerson(request, reply) : null;
    if (!mayPass(route.guard, person)) return page;
    const { shell, live } = place;
    const main = shell.shell.main.map((file) => ({ address: `/${file}`, isFirst: true }));
    return {
      ...page,
      scripts: [...main, ...needsOf(route, shell, live).scripts],
      ahead: callsAhead(route, place),
    };
  };
}
