import { createHash, randomBytes } from 'node:crypto';
import { DEVICE_MS } from '@storefront/shared/rules/staff-accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../platform/sessions/session-cookie';

const DEVICE = /^[\w-]{43}$/;

const hashOf = (device: string) => createHash('sha256').update(device).digest('hex');

/** The cookie that names a shared device (C295). It signs nobody in: the PIN does. */
export function createDeviceCookie(publicOrigin: string | null) {
  const { name: session, options } = sessionCookie(publicOrigin);
  const name = session.replace('session', 'device');
  const read = (request: FastifyRequest): string | null => {
    const device = request.cookies[name];
    return device && DEVICE.test(device) ? device : null;
  };
  return {
    /** Returns the hash of the device; null if it has no cookie. */
    find(request: FastifyRequest): string | null {
      const device = read(request);
      return device && hashOf(device);
    },
    /** Returns the hash of the device. Creates the cookie if there is none, and extends its life. */
    give(request: FastifyRequest, reply: FastifyReply): string {
      const device = read(request) ?? randomBytes(32).toString('base64url');
      reply.setCookie(name, device, { ...options, maxAge: DEVICE_MS / 1000 });
      return hashOf(device);
    },
  };
}
