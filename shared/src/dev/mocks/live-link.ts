import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { MockWorld } from './world';

/** Interval of the server's pings, ms. */
const PING_INTERVAL = 25_000;
const PING_TIMEOUT = 20_000;

/** Packet types of Engine.IO 4: the first character of each packet. */
const OPEN = '0';
const PING = '2';
const CONNECT = '40';
const EVENT = '42';

/**
 * Mocks the dashboard's live link (§7 "Realtime"): it opens by long polling, tells the time (C230), stays open and
 * sends no other events, because no one else changes this world. A failing world refuses it.
 */
export function createLiveLink(world: MockWorld): HttpHandler[] {
  const connected = new Set<string>();
  const known = new Set<string>();

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
      if (!known.has(sid)) {
        known.add(sid);
        return HttpResponse.text(EVENT + JSON.stringify(['server-time', world.now()]));
      }
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
