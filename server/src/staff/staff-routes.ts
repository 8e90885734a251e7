import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import { staffMessages } from '@storefront/shared/rules/staff-accounts';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { pointBalance } from '../loyalty/points-ledger';
import { route } from '../platform/http/contract-route';
import type { Limit } from '../platform/http/rate-limit';
import { replyWith } from '../platform/http/reply';
import { linkOrigin } from '../platform/mail/link-origin';
import { deviceWords } from '../platform/sessions/device-words';
import { sessionCookie } from '../platform/sessions/session-cookie';
import { findPersonWithoutRenewal } from '../platform/sessions/session-store';
import { userToWire } from '../users/user-to-wire';
import { createDeviceCookie } from './device-cookie';
import { createDeviceService } from './device-service';
import { createStaffService } from './staff-service';

const HOUR = 60 * 60 * 1000;

/** Invitations of one owner: they are mails to addresses that nobody has confirmed. */
const INVITES: Limit = { hits: 30, windowMs: HOUR };
/** Tries from one network. The PIN of a person has five tries of its own. */
const UNLOCKS: Limit = { hits: 100, windowMs: HOUR / 4 };
/** Each try costs as much as a login. */
const PASSWORDS: Limit = { hits: 20, windowMs: HOUR };

/** Registers the calls of staff accounts (C294) and shared devices (C295). */
export function staffRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, now, env, limiter, sessionEvents } = deps;
  const staff = createStaffService({ ...deps, origin: linkOrigin(env), echoesLink: env.smtpUrl === null });
  const devices = createDeviceService(db, now);
  const device = createDeviceCookie(env.publicOrigin);
  const session = sessionCookie(env.publicOrigin);

  route(app, calls.listStaff, () => staff.list());

  route(app, calls.inviteStaff, async ({ body, person }) => {
    await limiter.take(`invite:${person.id}`, INVITES);
    return replyWith(staffMessages.invited, await staff.invite(body, person.id));
  });

  route(app, calls.renewInvite, async ({ params, person }) => {
    await limiter.take(`invite:${person.id}`, INVITES);
    return replyWith(staffMessages.invited, await staff.renew(params.id, person.id));
  });

  route(app, calls.updateStaff, async ({ params, body, person }) => {
    const member = await staff.update(params.id, body, person.id);
    sessionEvents.revoked(params.id, null);
    return replyWith(staffMessages.updated, member);
  });

  route(app, calls.acceptInvite, async ({ body, request }) => {
    await limiter.take(`accept:${networkOf(request.ip)}`, PASSWORDS);
    await staff.accept(body.token, body.newPassword);
    return replyWith(staffMessages.accepted, null);
  });

  route(app, calls.setPin, async ({ body, person }) => {
    await limiter.take(`pin:${person.id}`, PASSWORDS);
    await devices.setPin(person, body.pin, body.password);
    return replyWith(body.pin === null ? staffMessages.pinRemoved : staffMessages.pinSet, null);
  });

  route(app, calls.lockDevice, async ({ person, request, reply }) => {
    await devices.lock(person, device.give(request, reply));
    sessionEvents.ended(person.sessionHash);
    reply.clearCookie(session.name, session.options);
    reply.header('clear-site-data', '"cache"');
    return replyWith(staffMessages.locked, null);
  });

  route(app, calls.listFaces, ({ request }) => devices.faces(device.find(request)));

  route(app, calls.unlockDevice, async ({ body, person, request, reply }) => {
    await limiter.take(`unlock:${networkOf(request.ip)}`, UNLOCKS);
    const { user, sessionId } = await devices.unlock({
      ...body,
      device: device.find(request),
      earlierSession: person?.sessionHash ?? null,
      words: deviceWords(request.headers['user-agent']),
    });
    if (person) sessionEvents.ended(person.sessionHash);
    device.give(request, reply);
    reply.setCookie(session.name, sessionId, session.options);
    const begun = await findPersonWithoutRenewal(db, sessionId, now());
    const points = await pointBalance(db, user.id, now());
    return replyWith(staffMessages.welcomeBack, userToWire(user, points, begun));
  });
}
