import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { MockWorld } from './world';

/** How often the server's side of a link shows that it is alive, ms. */
const PING_INTERVAL = 25_000;
const PING_TIMEOUT = 20_000;

/** Packets of Engine.IO 4, each with its type before it. */
const OPEN = '0';
const PING = '2';
const CONNECT = '40';

/**
 * The dashboard's live link (§7 "Realtime") as far as a page without a server needs it: it opens by long polling,
 * stays open and tells nothing, since nobody else is in this world. A failing world refuses it.
 */
export function createLiveLink(world: MockWorld): HttpHandler[] {
  const connected = new Set<string>();

  const open = () => {
    const session = {
      sid: world.newId(),
      upgrades: [],
      pingInterval: PING_INTERVAL,
      pingTimeout: PING_TIMEOUT,
    };
    return HttpResponse.text(OPEN + JSON.stringify(session));
  };

  const poll = async (sid: string) => {
    if (connected.has(sid)) {
      await delay(PING_INTERVAL);
      return HttpResponse.text(PING);
    }
    connected.add(sid);
    return HttpResponse.text(CONNECT + JSON.stringify({ sid }));
  };

  return [
    http.get('*/socket.io/', ({ request }) => {
      if (world.behaviour === 'failing') return new HttpResponse(null, { status: 500 });
      const sid = new URL(request.url).searchParams.get('sid');
      return sid === null ? open() : poll(sid);
    }),
    http.post('*/socket.io/', () => HttpResponse.text('ok')),
  ];
}
