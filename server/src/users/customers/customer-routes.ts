import { notFound } from '@storefront/http/failure';
import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import { adjustPoints } from '../../loyalty/adjust-points';
import { route } from '../../platform/http/contract-route';
import { replyWith } from '../../platform/http/reply';
import { sessionCookie } from '../../platform/sessions/session-cookie';
import { createLimitLog, createRefusals } from '../refused-attempt';
import type { createUserLimits } from '../user-limits';
import { findUser } from '../user-queries';
import { saveNote } from './customer-note';
import { readCustomer } from './customer-page';
import { deleteCustomer, deleteOwnAccount } from './delete-account';
import { mergeAccounts } from './merge-accounts';
import { exportData } from './personal-data';
import { selectReferrals } from './referrals';

/** Registers the calls about one customer: ours, none of it is in §7 (C300 to C303). */
export function customerRoutes(
  app: FastifyInstance,
  { db, now, env, sessionEvents }: RouteDeps,
  limits: ReturnType<typeof createUserLimits>,
): void {
  const refusals = createRefusals(db, now);
  const cookie = sessionCookie(env.publicOrigin);

  route(app, calls.getCustomer, ({ params }) => readCustomer(db, params.id, now()));

  route(app, calls.listReferrals, async ({ params, query }) => {
    if (!(await findUser(db, params.id))) throw notFound('Customer not found');
    return selectReferrals(db, params.id, query);
  });

  route(app, calls.saveCustomerNote, async ({ params, body: { text, version }, person }) => {
    const edit = { id: params.id, actor: person.id, text: text ?? '', version };
    return replyWith('Note saved', await saveNote(db, now, edit));
  });

  route(app, calls.adjustPoints, async ({ params, headers, body, person }) => {
    const key = headers['idempotency-key']?.toLowerCase();
    const adjustment = { ...body, id: params.id, actor: person.id, key };
    return replyWith('Points adjusted', await adjustPoints(db, now, adjustment));
  });

  route(app, calls.mergeCustomers, async ({ params, body: { other }, person }) => {
    await mergeAccounts(db, now, { id: params.id, other, actor: person.id });
    sessionEvents.revoked(other, null);
    return replyWith('Accounts merged', await readCustomer(db, params.id, now()));
  });

  route(app, calls.exportCustomer, ({ params, person }) =>
    exportData(db, now, { id: params.id, actor: person.id }),
  );

  route(app, calls.exportOwnData, async ({ person }) => {
    await limits.exportData(person.id);
    return exportData(db, now, { id: person.id, actor: person.id });
  });

  route(app, calls.deleteCustomer, async ({ params, body: { fullName }, person }) => {
    await deleteCustomer(db, now, { id: params.id, actor: person.id, fullName });
    sessionEvents.revoked(params.id, null);
    return replyWith('Account deleted', null);
  });

  route(app, calls.deleteOwnAccount, async ({ body: { password }, person, request, reply, log }) => {
    const attempt = { log, ip: request.ip };
    await limits.change(
      person.id,
      createLimitLog('user.update.limit', attempt, async () => person.id),
    );
    const onRefused = refusals('user.update.refuse', attempt);
    await deleteOwnAccount(db, now, { id: person.id, password, onRefused });
    sessionEvents.revoked(person.id, null);
    reply.clearCookie(cookie.name, cookie.options);
    // As after a logout (P73).
    reply.header('clear-site-data', '"cache"');
    return replyWith('Account deleted', null);
  });
}
