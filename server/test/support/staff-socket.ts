import { io, type Socket } from 'socket.io-client';
import type { HttpClient } from './http-client';

/** Opens a socket with the cookies of a browser, possibly to another node. */
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

/** Resolves to the payload of the socket's next event of this name. */
export const nextEvent = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => {
    socket.once(event, resolve);
  });
