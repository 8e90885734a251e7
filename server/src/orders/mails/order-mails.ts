import type { OrderRequest } from '@storefront/shared/ordering/order-request';
import { emailIdentity, isEmail } from '@storefront/shared/rules/contact';
import type { Env } from '../../platform/config/env';
import type { Database, Reader, Tx } from '../../platform/db/database';
import { createLinkCodes } from '../../platform/db/link-codes';
import type { OrdersTable } from '../../platform/db/schema';
import type { Limit, RateLimiter } from '../../platform/http/rate-limit';
import { linkOrigin } from '../../platform/mail/link-origin';
import type { Mailer } from '../../platform/mail/mailer';
import { writeMail } from '../../platform/mail/templates/write-mail';
import { findUser } from '../../users/user-queries';
import type { OrderWithLines } from '../order-with-lines';
import { type KnownByMail, knownText, newsAfter, readKnown, standing } from './mail-news';
import { isPickup, placedLetter, referralLetter, statusLetter } from './order-letters';

/** Orders of one address that are mailed: anybody can type the address of somebody else (P59, C199). */
export const MAILED_ORDERS: Limit = { hits: 10, windowMs: 60 * 60_000 };

/** How long a mail about a change by staff waits: they can undo it for ten seconds (C168), and a slow undo takes some more. */
export const HOLD_MS = 15_000;

interface Deps {
  readonly db: Database;
  readonly mail: Mailer;
  readonly limiter: RateLimiter;
  readonly env: Pick<
    Env,
    'serverSecret' | 'serverSecretBefore' | 'publicOrigin' | 'smtpUrl' | 'host' | 'port'
  >;
}

async function addressOf(db: Reader, userId: string | null): Promise<string | null> {
  return userId === null ? null : ((await findUser(db, userId))?.email ?? null);
}

/** Returns how many points the change of an order to its present version gave each person. */
async function creditedBy(tx: Tx, { id, version }: OrdersTable): Promise<Map<string, number>> {
  const entries = await tx
    .selectFrom('point_entries')
    .select(['user_id', 'delta'])
    .where('order_id', '=', id)
    .where('kind', '=', 'earn')
    .where('effect_key', 'like', `%:${id}:${version}`)
    .execute();
  const sums = new Map<string, number>();
  for (const { user_id, delta } of entries) sums.set(user_id, (sums.get(user_id) ?? 0) + delta);
  return sums;
}

/** Stores the mails about orders, in the transaction that causes them (C199). */
export function createOrderMails({ db, mail, limiter, env }: Deps) {
  const keys = createLinkCodes({ db, env }, 'order');
  const origin = linkOrigin(env);
  const linkOf = async ({ id, code }: OrdersTable) =>
    origin === null ? null : `${origin}/order/${code}?key=${await keys.codeOf(id)}`;

  const markMailed = (tx: Tx, id: string, known: KnownByMail) =>
    tx
      .updateTable('orders')
      .set({ mailed_status: knownText(known) })
      .where('id', '=', id)
      .execute();

  /** Mails the other person who earned points by this change: the referrer of the customer. */
  async function mailReferrers(
    tx: Tx,
    order: OrdersTable,
    credited: ReadonlyMap<string, number>,
    replaces: string,
  ) {
    for (const [userId, points] of credited) {
      const to = userId === order.user_id ? null : await addressOf(tx, userId);
      if (to === null) continue;
      const { subject, letter } = referralLetter(points);
      await mail.add(tx, writeMail({ to, subject, orderId: order.id, replaces, holdMs: HOLD_MS }, letter));
    }
  }

  return {
    /**
     * Returns who gets the mails of a new order: the address typed at the checkout, else that of the account. Null for
     * an order from a table or without an address. Call it before the transaction.
     */
    async recipientOf({ kind, userId, contact }: OrderRequest): Promise<string | null> {
      const to = kind === 'table' ? null : (contact.email ?? (await addressOf(db, userId)));
      if (to === null || !isEmail(to)) return null;
      // The shop's secret cannot be read within a transaction.
      await keys.codeOf('');
      return to;
    },

    /** Whether one more order of this mailbox is mailed (P59). Refused orders do not count: nobody was mailed. */
    mayMail: (tx: Tx, to: string): Promise<boolean> =>
      limiter.allows(tx, `order-mail:${emailIdentity(to)}`, MAILED_ORDERS),

    /** Mails that an order was placed. An order that was stored as mailed gets mails about its changes from then on. */
    async placed(tx: Tx, placed: OrderWithLines, to: string): Promise<void> {
      const { subject, letter } = placedLetter(placed, await linkOf(placed.order));
      await mail.add(tx, writeMail({ to, subject, orderId: placed.order.id }, letter));
    },

    /** Reads what `changed` needs. Call it before the transaction. */
    prepare: () => keys.codeOf(''),

    /**
     * Mails the new status of an order, that it is ready, or that it is late. Withdraws mails of earlier changes that are not sent yet, so that a change and
     * its undo send none, and several changes in a row send the last one.
     */
    async changed(tx: Tx, before: OrderWithLines, after: OrderWithLines): Promise<void> {
      const { order } = after;
      const now = standing(order);
      if (order.mailed_status === null || knownText(standing(before.order)) === knownText(now)) return;
      const [withdrawn] = await mail.withdraw(tx, order.id);
      const replaces = withdrawn?.replaces ?? order.mailed_status;
      const known = readKnown(replaces);
      const news = newsAfter(known, now, isPickup(after));
      await markMailed(
        tx,
        order.id,
        news ? now : { ...known, promisedAt: known.promisedAt ?? now.promisedAt },
      );
      if (news === null) return;
      const credited = await creditedBy(tx, order);
      await mailReferrers(tx, order, credited, replaces);
      const to = order.email ?? (await addressOf(tx, order.user_id));
      if (to === null) return;
      const facts = { link: await linkOf(order), credited: credited.get(order.user_id ?? '') ?? 0 };
      const { subject, letter } = statusLetter(after, news, facts);
      const holdMs = order.cancelled_by === 'customer' ? 0 : HOLD_MS;
      await mail.add(tx, writeMail({ to, subject, orderId: order.id, replaces, holdMs }, letter));
    },

    /** Starts to send. Call it after the commit. */
    deliver: () => mail.deliver(),
  };
}

export type OrderMails = ReturnType<typeof createOrderMails>;
