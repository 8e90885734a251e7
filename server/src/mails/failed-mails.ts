import { notFound } from '@storefront/http/failure';
import type { FailedMail } from '@storefront/shared/contract/entities/staff-mail';
import { recordAudit } from '../platform/db/audit';
import type { Database, Reader, Tx } from '../platform/db/database';
import { inTransaction } from '../platform/db/transaction';
import type { Mailer } from '../platform/mail/mailer';

/** Staff see this many; older ones show when these are gone. */
const SHOWN = 100;

/** Returns the mails that could not be sent, newest failure first. */
export async function listFailedMails(db: Reader): Promise<FailedMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('orders', 'orders.id', 'outbox.order_id')
    .select([
      'outbox.id',
      'outbox.recipient',
      'outbox.subject',
      'outbox.problem',
      'outbox.tries',
      'outbox.failed_at',
      'orders.code',
    ])
    .where('outbox.failed_at', 'is not', null)
    .orderBy('outbox.failed_at', 'desc')
    .orderBy('outbox.id')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, recipient, subject, problem, tries, failed_at, code }) => ({
    _id: id,
    id,
    to: recipient,
    subject,
    orderCode: code,
    problem: problem ?? '',
    tries,
    failedAt: new Date(failed_at ?? 0).toISOString(),
  }));
}

interface Deps {
  readonly db: Database;
  readonly now: () => number;
  readonly mail: Mailer;
}

/** Sends mails again or removes them, with an audit entry. */
export function createFailedMails({ db, now, mail }: Deps) {
  const change = (
    id: string,
    actor: string,
    action: 'mail.resend' | 'mail.remove',
    work: (tx: Tx, id: string) => Promise<boolean>,
  ): Promise<void> =>
    inTransaction(db, async (tx) => {
      if (!(await work(tx, id))) throw notFound('Mail not found');
      await recordAudit(tx, { at: now(), actor, action, subject: id });
    });

  return {
    /** @throws Failure 404 if no such mail has failed */
    async resend(id: string, actor: string): Promise<void> {
      await change(id, actor, 'mail.resend', mail.resend);
      mail.deliver();
    },

    /** @throws Failure 404 if no such mail has failed */
    remove: (id: string, actor: string): Promise<void> => change(id, actor, 'mail.remove', mail.remove),
  };
}
