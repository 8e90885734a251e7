import { unauthorised } from '@storefront/http/failure';
import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import { normaliseEmail } from '@storefront/shared/rules/contact';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import type { Person } from '../platform/http/person';
import { replyWith } from '../platform/http/reply';
import { deviceWords } from '../platform/sessions/device-words';
import { sessionCookie } from '../platform/sessions/session-cookie';
import { findPersonWithoutRenewal } from '../platform/sessions/session-store';
import { createDeviceCookie } from '../staff/device-cookie';
import { createDeviceService } from '../staff/device-service';
import { createLoginService, type LoggedIn } from './login-service';
import { createLimitLog, createRefusals } from './refused-attempt';
import type { SecretBox } from './second-factor/secret-box';
import type { createUserLimits } from './user-limits';
import { readUser } from './user-list';
import { findUserByEmail } from './user-queries';

/** Registers `POST /user/login`, `POST /user/login/code` and `POST /user/logout`. */
export function signInRoutes(
  app: FastifyInstance,
  deps: RouteDeps & { readonly openBox: () => Promise<SecretBox> },
  limits: ReturnType<typeof createUserLimits>,
): void {
  const { db, now, env, sessionEvents } = deps;
  const service = createLoginService(deps);
  const refusals = createRefusals(db, now);
  const cookie = sessionCookie(env.publicOrigin);
  const devices = createDeviceService(db, now);
  const device = createDeviceCookie(env.publicOrigin);

  const browserOf = async (
    request: FastifyRequest,
    person: Person | null,
    refused: 'session.refuse' | 'session.code.refuse',
  ) => ({
    earlierSession: person?.sessionHash ?? null,
    device: deviceWords(request.headers['user-agent']),
    isShared: (await devices.faces(device.find(request))).length > 0,
    onRefused: refusals(refused, { log: request.log, ip: request.ip }),
  });

  async function welcome({ user, sessionId }: LoggedIn, person: Person | null, reply: FastifyReply) {
    if (person) sessionEvents.ended(person.sessionHash);
    reply.setCookie(cookie.name, sessionId, cookie.options);
    const begun = await findPersonWithoutRenewal(db, sessionId, now());
    const own = await readUser(db, user.id, now(), begun);
    if (!own) throw unauthorised();
    return replyWith(messages.account.loggedIn, own);
  }

  route(app, calls.login, async ({ body, person, request, reply, log }) => {
    const findId = async () => (await findUserByEmail(db, body.email))?.id ?? null;
    const onLimited = createLimitLog('session.limit', { log, ip: request.ip }, findId);
    await limits.login(networkOf(request.ip), normaliseEmail(body.email), onLimited);
    const browser = await browserOf(request, person, 'session.refuse');
    return welcome(await service.login({ ...body, ...browser }), person, reply);
  });

  route(app, calls.loginWithCode, async ({ body, person, request, reply, log }) => {
    const onLimited = createLimitLog('session.limit', { log, ip: request.ip }, async () => null);
    await limits.loginCode(networkOf(request.ip), onLimited);
    const browser = await browserOf(request, person, 'session.code.refuse');
    return welcome(await service.loginWithCode({ ...body, ...browser }), person, reply);
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
