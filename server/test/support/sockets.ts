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

/** Opens a socket that follows an order, with the cookies of a browser. @param auth code and key, or anything else */
export function followerSocket(
  baseUrl: string,
  auth: Record<string, unknown>,
  { cookies }: HttpClient,
  headers: Record<string, string> = {},
): Socket {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const extraHeaders = { ...(cookie && { cookie }), ...headers };
  return io(`${baseUrl}/order`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
    extraHeaders,
  });
}

/** Resolves to `connected`, or to the reason of the refusal. */
export const outcomeOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });

/** Resolves to the payload of the socket's next event of this name. */
export const nextEvent = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => {
    socket.once(event, resolve);
  });
