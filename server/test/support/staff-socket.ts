import { io, type Socket } from 'socket.io-client';
import type { HttpClient } from './http-client';

/** A socket with the cookies of a browser, which may point to another node than the browser does. */
export function staffSocket(baseUrl: string, { cookies }: HttpClient, reconnection = false): Socket {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return io(baseUrl, {
    transports: ['websocket'],
    reconnection,
    reconnectionDelay: 50,
    reconnectionDelayMax: 500,
    forceNew: true,
    extraHeaders: { cookie },
  });
}

/** What the socket hears next of an event. */
export const nextEvent = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => {
    socket.once(event, resolve);
  });
