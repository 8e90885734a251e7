import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import { normaliseEmail } from '@storefront/shared/rules/contact';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { createAccountService } from './account-service';
import { createPasswordResetService } from './password-reset-service';
import { createLimitLog, createRefusals } from './refused-attempt';
import { createResetTickets } from './reset-ticket';
import type { createUserLimits } from './user-limits';
import { findUserByEmail } from './user-queries';

/** Registers the calls for codes, account changes and forgotten passwords. */
export function accountRoutes(
  app: FastifyInstance,
  deps: RouteDeps,
  limits: ReturnType<typeof createUserLimits>,
): void {
  const account = createAccountService(deps);
  const resets = createPasswordResetService(deps);
  const { env, sessionEvents } = deps;
  const refusals = createRefusals(deps.db, deps.now);
  const tickets = createResetTickets(env.publicOrigin);

  route(app, calls.requestAccountOtp, async ({ person, request }) => {
    await limits.code(networkOf(request.ip), person.id);
    const otp = await account.sendCode(person);
    return replyWith(messages.profile.otpSent, { otp: env.otpEcho ? otp : '' });
  });

  route(app, calls.updateAccount, async ({ body, person, request: { ip }, log }) => {
    const attempt = { log, ip };
    await limits.change(
      person.id,
      createLimitLog('user.update.limit', attempt, async () => person.id),
    );
    await account.update(person, body, refusals('user.update.refuse', attempt));
    sessionEvents.revoked(person.id, person.sessionHash);
    const { passwordChanged, emailChanged } = messages.profile;
    return replyWith(body.newPassword ? passwordChanged : emailChanged, null);
  });

  route(app, calls.requestPasswordReset, async ({ body, request, reply }) => {
    await limits.code(networkOf(request.ip), normaliseEmail(body.email));
    resets.sendCode(body.email, tickets.give(request, reply));
    return replyWith(messages.account.resetMailSent, null);
  });

  route(app, calls.resetPassword, async ({ body, request, reply, log }) => {
    const attempt = { log, ip: request.ip };
    const findId = async () => (await findUserByEmail(deps.db, body.email))?.id ?? null;
    const onLimited = createLimitLog('user.reset.limit', attempt, findId);
    await limits.reset(networkOf(request.ip), normaliseEmail(body.email), onLimited);
    const onRefused = refusals('user.reset.refuse', attempt);
    const userId = await resets.reset({ ...body, ticket: tickets.find(request), onRefused });
    sessionEvents.revoked(userId, null);
    tickets.take(reply);
    return replyWith(messages.account.passwordReset, null);
  });
}
