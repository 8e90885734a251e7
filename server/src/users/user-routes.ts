import { notFound } from '@storefront/http/failure';
import { networkOf } from '@storefront/http/network-of';
import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { readPoints } from '../loyalty/read-points';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { linkOrigin } from '../platform/mail/link-origin';
import { accountRoutes } from './account-routes';
import { customerRoutes } from './customers/customer-routes';
import { ownSessionRoutes } from './own-session-routes';
import { createRegistrationService } from './registration-service';
import { secondFactorRoutes } from './second-factor/second-factor-routes';
import { openSecretBox, type SecretBox } from './second-factor/secret-box';
import { signInRoutes } from './sign-in-routes';
import { createUserLimits } from './user-limits';
import { listCustomers, readUser } from './user-list';
import { findUser } from './user-queries';

/** Registers the calls under `/user` (§7). */
export function userRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, now } = deps;
  const registration = createRegistrationService({ ...deps, origin: linkOrigin(deps.env) });
  const limits = createUserLimits(deps.limiter);

  route(app, calls.register, async ({ body, request }) => {
    await limits.signUp(networkOf(request.ip));
    await registration.register(body);
    return replyWith(messages.account.registered, null);
  });

  route(app, calls.checkReferral, async ({ body, request }) => {
    await limits.referral(networkOf(request.ip));
    return replyWith(messages.account.referralValid, await registration.checkReferral(body));
  });

  route(app, calls.getCurrentUser, async ({ person }) => {
    const user = person && (await readUser(db, person.id, now(), person));
    return user ? [user] : [];
  });

  route(app, calls.listUsers, ({ query }) => listCustomers(db, query, now()));

  route(app, calls.getPoints, ({ person, query }) => readPoints(db, person.id, now(), query));

  route(app, calls.getCustomerPoints, async ({ params, query }) => {
    if (!(await findUser(db, params.id))) throw notFound('Customer not found');
    return readPoints(db, params.id, now(), query);
  });

  let box: Promise<SecretBox> | null = null;
  const openBox = () => {
    // A failure may be that of a database that is away: the next call tries again.
    box ??= openSecretBox(deps).catch((error: unknown) => {
      box = null;
      throw error;
    });
    return box;
  };
  signInRoutes(app, { ...deps, openBox }, limits);
  secondFactorRoutes(app, { ...deps, openBox }, limits);
  accountRoutes(app, deps, limits);
  ownSessionRoutes(app, deps);
  customerRoutes(app, deps, limits);
}
