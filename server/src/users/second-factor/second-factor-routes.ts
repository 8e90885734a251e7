import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import { route } from '../../platform/http/contract-route';
import type { Person } from '../../platform/http/person';
import { replyWith } from '../../platform/http/reply';
import { createLimitLog, createRefusals } from '../refused-attempt';
import type { createUserLimits } from '../user-limits';
import { readSecondFactorRoles, updateSecondFactorRoles } from './second-factor-roles';
import { createSecondFactorService } from './second-factor-service';
import type { SecretBox } from './secret-box';

/** Registers the calls of one's own second factor (C297), and of the roles that need one (C298). */
export function secondFactorRoutes(
  app: FastifyInstance,
  deps: RouteDeps & { readonly openBox: () => Promise<SecretBox> },
  limits: ReturnType<typeof createUserLimits>,
): void {
  const { db, now, sessionEvents } = deps;
  const service = createSecondFactorService(deps);
  const refusals = createRefusals(db, now);

  /** Counts a try with password or code; returns what leaves evidence of a refused one. */
  const begin = async ({ id }: Person, { ip, log }: FastifyRequest) => {
    const attempt = { log, ip };
    await limits.change(
      id,
      createLimitLog('user.update.limit', attempt, async () => id),
    );
    return refusals('user.update.refuse', attempt);
  };

  route(app, calls.getSecondFactor, ({ person }) => service.get(person));

  route(app, calls.setUpSecondFactor, async ({ body, person, request }) =>
    service.setUp(person, body.password, await begin(person, request)),
  );

  route(app, calls.confirmSecondFactor, async ({ body, person, request }) => {
    const recoveryCodes = await service.confirm(person, body.code, await begin(person, request));
    sessionEvents.revoked(person.id, person.sessionHash);
    return replyWith('Two-step login is on', { recoveryCodes });
  });

  route(app, calls.replaceRecoveryCodes, async ({ body, person, request }) => ({
    recoveryCodes: await service.replaceCodes(person, body.code, await begin(person, request)),
  }));

  route(app, calls.turnOffSecondFactor, async ({ body, person, request }) => {
    await service.turnOff(person, body, await begin(person, request));
    return replyWith('Two-step login is off', null);
  });

  route(app, calls.getSecondFactorRoles, () => readSecondFactorRoles(db, now()));

  route(app, calls.updateSecondFactorRoles, async ({ body, person }) => {
    const saved = await updateSecondFactorRoles(db, { ...body, actor: person.id }, now);
    return replyWith('Saved', saved);
  });
}
