import { setTimeout as sleep } from 'node:timers/promises';
import { outsideTrace } from '@storefront/http/tracing/spans';
import PQueue from 'p-queue';
import type { Database } from '../db/database';
import { newId } from '../db/ids';
import type { OutboxTable } from '../db/operations-schema';
import { withoutWaiting } from '../db/without-waiting';
import { describeProblem, type MailProblem } from './mail-problem';
import type { Mailer, MailTransport } from './mailer';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LIFETIME = 24 * HOUR;

/**
 * Pauses before further tries, ms; the last one repeats until the mail is a day old (C203). A code lives for ten minutes,
 * so its mail gets five tries.
 */
const RETRY_AFTER = [2 * SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
const AT_ONCE = 3;
const BATCH = 20;
/** For so long no other process tries a mail, ms: longer than the time-outs of SMTP together. */
const CLAIM = MINUTE;
/** How long closing waits for deliveries, ms. Mails that are left stay in the database. */
const CLOSE_MS = 2_000;
/** Mails of a node that ended are found after this time, ms. */
const POLL = MINUTE;
/** A mail that was stored later than this from now is due: the clock was set back (C395). More than nodes differ, ms. */
const AHEAD = MINUTE;

/** No mail server can have these addresses (RFC 2606); those of the demo's customers are such (C198). */
const isNobodys = (address: string) => address.trim().toLowerCase().endsWith('.invalid');

/** Only mails with a code are of use for less than a day. */
const isSecret = ({ created_at, expires_at }: OutboxTable) => expires_at - created_at < LIFETIME;

export interface OutboxOptions {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly now: () => number;
  /** Called with every failure. */
  readonly onProblem: (problem: MailProblem) => void;
  /** Pauses before further tries, ms; the last one repeats. */
  readonly retryAfter?: readonly number[];
  /** Whether no other process uses the database: a new one then need not wait for the claims of one that was killed. */
  readonly isAlone?: boolean;
}

/**
 * Keeps mails in the database until they are sent, so that a stop or a crash loses none. Retries temporary failures.
 * Several nodes share the work. A crash during delivery, or a power cut right after it, may send a mail twice, with the
 * same message id.
 */
export function createOutbox(options: OutboxOptions): Mailer {
  const { db, transport, now, onProblem, retryAfter = RETRY_AFTER, isAlone = false } = options;
  const passes = new PQueue({ concurrency: 1 });
  const deliveries = new PQueue({ concurrency: AT_ONCE });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let ownsOldClaims = isAlone;

  /** Mails that nobody is sending. */
  const selectWaiting = () =>
    db.selectFrom('outbox').selectAll().where('failed_at', 'is', null).where('claimed_until', '<=', now());

  /** Returns false if another node was faster. */
  async function claim({ id, tries }: OutboxTable): Promise<boolean> {
    const claimed = await withoutWaiting(db, (connection, unsynced) =>
      connection
        .updateTable('outbox')
        .set({ tries: tries + 1, claimed_until: now() + CLAIM })
        .where('id', '=', id)
        .where('tries', '=', tries)
        .returning(['id', unsynced])
        .executeTakeFirst(),
    );
    return claimed !== undefined;
  }

  const removeMail = (id: string) =>
    withoutWaiting(db, (connection, unsynced) =>
      connection.deleteFrom('outbox').where('id', '=', id).returning(unsynced).execute(),
    );

  /** Ends the tries of a claimed mail. Staff see it from then on (C203), except one with a code, which is removed. */
  async function giveUp(mail: OutboxTable, problem: string): Promise<void> {
    const failed = { failed_at: now(), problem, claimed_until: 0 };
    if (isSecret(mail)) await removeMail(mail.id);
    else await db.updateTable('outbox').set(failed).where('id', '=', mail.id).execute();
  }

  /** Gives up a claimed mail whose time is over, as after a long outage of the mail server. */
  async function endExpired(mail: OutboxTable): Promise<void> {
    const reason = mail.problem ?? 'It could not be sent in time';
    await giveUp(mail, reason);
    if (!isSecret(mail))
      onProblem({ code: null, responseCode: null, reason, attempt: mail.tries, retrying: false });
  }

  /** Sends one mail and removes it; after a temporary failure keeps it for the next try. */
  async function tryMail(mail: OutboxTable): Promise<void> {
    if (!(await claim(mail))) return;
    if (mail.expires_at <= now()) return endExpired(mail);
    const { id, recipient: to, subject, text, html } = mail;
    try {
      await transport.send({ to, subject, text, html, isSecret: isSecret(mail) }, id);
    } catch (error) {
      const pause = retryAfter[mail.tries] ?? retryAfter.at(-1) ?? LIFETIME;
      const mayRetry = now() + pause < mail.expires_at;
      const problem = describeProblem(error, mail.tries + 1, mayRetry);
      onProblem(problem);
      if (!problem.retrying) return giveUp(mail, problem.reason);
      const next = { next_try_at: now() + pause, claimed_until: 0, problem: problem.reason };
      await db.updateTable('outbox').set(next).where('id', '=', id).execute();
      return;
    }
    await removeMail(id);
  }

  /** Tries a batch of mails that are due, or also those that failed before; returns how many. */
  async function tryBatch(isLast = false): Promise<number> {
    const at = now();
    const mails = await selectWaiting()
      .where(({ or, eb }) =>
        or([
          eb('next_try_at', '<=', at),
          eb('expires_at', '<=', at),
          eb('created_at', '>', at + AHEAD),
          ...(isLast ? [eb('tries', '>', 0)] : []),
        ]),
      )
      .orderBy('next_try_at')
      .limit(BATCH)
      .execute();
    await deliveries.addAll(mails.map((mail) => () => tryMail(mail)));
    return mails.length;
  }

  async function untilNextDue(): Promise<number> {
    const { at } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.min<number | null>('next_try_at').as('at'))
      .where('claimed_until', '<=', now())
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return at === null ? POLL : Math.min(Math.max(at - now(), 1), POLL);
  }

  async function pass(): Promise<void> {
    let pause = POLL;
    try {
      if (ownsOldClaims) await db.updateTable('outbox').set({ claimed_until: 0 }).execute();
      ownsOldClaims = false;
      while (!isClosed && (await tryBatch()) === BATCH);
      pause = await untilNextDue();
    } catch (error) {
      onProblem(describeProblem(error, 0, true));
    }
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(deliver, pause).unref();
  }

  function deliver(): void {
    // One pass that has not begun sees every mail that is stored by now.
    if (!isClosed && passes.size === 0) outsideTrace(() => void passes.add(pass));
  }

  return {
    async add(tx, { to, subject, text, html = null, lifetimeMs = LIFETIME, holdMs = 0, ...about }) {
      if (isNobodys(to)) return;
      const at = now();
      const times = {
        created_at: at,
        expires_at: at + lifetimeMs,
        next_try_at: at + holdMs,
        claimed_until: 0,
      };
      const { orderId: order_id = null, replaces = null } = about;
      await tx
        .insertInto('outbox')
        .values({ id: newId(), recipient: to, subject, text, html, order_id, replaces, tries: 0, ...times })
        .execute();
    },
    withdraw: (tx, orderId) =>
      tx
        .deleteFrom('outbox')
        .where('order_id', '=', orderId)
        .where('replaces', 'is not', null)
        .where('claimed_until', '<=', now())
        .where('failed_at', 'is', null)
        .returning('replaces')
        .execute(),
    async resend(tx, id) {
      const at = now();
      const times = { created_at: at, expires_at: at + LIFETIME, next_try_at: at, claimed_until: 0 };
      const waiting = await tx
        .updateTable('outbox')
        .set({ ...times, tries: 0, failed_at: null, problem: null, replaces: null })
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .returning('id')
        .executeTakeFirst();
      return waiting !== undefined;
    },
    async remove(tx, id) {
      const removed = await tx
        .deleteFrom('outbox')
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
    deliver,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const tryOnceMore = async () => {
        await passes.onIdle();
        await tryBatch(true).catch((error) => onProblem(describeProblem(error, 0, true)));
      };
      await Promise.race([tryOnceMore(), sleep(CLOSE_MS, null, { ref: false })]);
      deliveries.clear();
    },
  };
}
