import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import { normaliseEmail } from '@storefront/shared/rules/contact';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { pointBalance } from '../loyalty/points-ledger';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { sessionCookie } from '../platform/sessions/session-cookie';
import { createDeviceCookie } from '../staff/device-cookie';
import { createDeviceService } from '../staff/device-service';
import { createLoginService } from './login-service';
import { createLimitLog, createRefusals } from './refused-attempt';
import type { createUserLimits } from './user-limits';
import { findUserByEmail } from './user-queries';
import { userToWire } from './user-to-wire';

/** Registers `POST /user/login` and `POST /user/logout`. */
export function signInRoutes(
  app: FastifyInstance,
  { db, now, env, sessionEvents }: RouteDeps,
  limits: ReturnType<typeof createUserLimits>,
): void {
  const service = createLoginService(db, now);
  const refusals = createRefusals(db, now);
  const cookie = sessionCookie(env.publicOrigin);
  const devices = createDeviceService(db, now);
  const device = createDeviceCookie(env.publicOrigin);

  route(app, calls.login, async ({ body, person, request, reply, log }) => {
    const attempt = { log, ip: request.ip };
    const findId = async () => (await findUserByEmail(db, body.email))?.id ?? null;
    const onLimited = createLimitLog('session.limit', attempt, findId);
    await limits.login(networkOf(request.ip), normaliseEmail(body.email), onLimited);
    const { user, sessionId } = await service.login({
      ...body,
      earlierSession: person?.sessionHash ?? null,
      onRefused: refusals('session.refuse', attempt),
    });
    if (person) sessionEvents.ended(person.sessionHash);
    reply.setCookie(cookie.name, sessionId, cookie.options);
    return replyWith(messages.account.loggedIn, userToWire(user, await pointBalance(db, user.id, now())));
  });

  route(app, calls.logout, async ({ person, request, reply }) => {
    if (person) {
      await service.logout(person.sessionHash);
      await devices.forget(device.find(request), person.id);
      sessionEvents.ended(person.sessionHash);
    }
    reply.clearCookie(cookie.name, cookie.options);
    // Clears the browser's cached answers and pages, but not its storage, which holds the guest's cart (C92, P73).
    reply.header('clear-site-data', '"cache"');
    return replyWith(messages.account.loggedOut, null);
  });
}
