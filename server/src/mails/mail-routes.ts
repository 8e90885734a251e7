import { calls } from '@storefront/shared/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../app/app-deps';
import { route } from '../platform/http/contract-route';
import { replyWith } from '../platform/http/reply';
import { readWrittenMails } from '../platform/mail/written-mails';
import { createFailedMails, listFailedMails } from './failed-mails';

/** `mail/*`: ours, none of it is in §7 (C203). */
export function mailRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db, env } = deps;
  const failedMails = createFailedMails(deps);

  route(app, calls.listMails, async () => ({
    failed: await listFailedMails(db),
    written: env.smtpUrl === null ? await readWrittenMails(env.dataDir) : null,
  }));

  route(app, calls.resendMail, async ({ params: { id }, person }) => {
    await failedMails.resend(id, person.id);
    return replyWith('The mail is sent again', null);
  });

  route(app, calls.removeMail, async ({ params: { id }, person }) => {
    await failedMails.remove(id, person.id);
    return replyWith('The mail is removed', null);
  });
}
