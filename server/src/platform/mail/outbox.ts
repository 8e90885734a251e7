import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Database } from '../db/database';
import { newId } from '../db/ids';
import type { OutboxTable } from '../db/operations-schema';
import { describeProblem, type MailProblem } from './mail-problem';
import type { Mailer, MailTransport } from './mailer';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LIFETIME = 24 * HOUR;

/** Pauses before further tries, ms. A code lives for ten minutes, so its mail gets five tries. */
const RETRY_AFTER = [2 * SECOND, 10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR];
const AT_ONCE = 3;
const BATCH = 20;
/** For so long no other process tries a mail, ms: longer than the time-outs of SMTP together. */
const CLAIM = MINUTE;
/** How long closing waits for deliveries, ms. Mails that are left stay in the database. */
const CLOSE_MS = 2_000;
/** Mails of a node that ended are found after this time, ms. */
const POLL = MINUTE;

export interface OutboxOptions {
  readonly db: Database;
  readonly transport: MailTransport;
  readonly now: () => number;
  /** Called with every failure. */
  readonly onProblem: (problem: MailProblem) => void;
  readonly retryAfter?: readonly number[];
}

/**
 * Keeps mails in the database until they are sent, so that a stop or a crash loses none. Retries temporary failures.
 * Several nodes share the work. A crash during delivery may send a mail twice, with the same message id.
 */
export function createOutbox(options: OutboxOptions): Mailer {
  const { db, transport, now, onProblem, retryAfter = RETRY_AFTER } = options;
  const passes = new PQueue({ concurrency: 1 });
  const deliveries = new PQueue({ concurrency: AT_ONCE });
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Returns false if another node was faster. */
  async function claim({ id, tries }: OutboxTable): Promise<boolean> {
    const claimed = await db
      .updateTable('outbox')
      .set({ tries: tries + 1, claimed_until: now() + CLAIM })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .returning('id')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  /** Sends one mail and removes it; after a temporary failure keeps it for the next try. */
  async function tryMail(mail: OutboxTable): Promise<void> {
    if (!(await claim(mail))) return;
    const { id, recipient: to, subject, text } = mail;
    try {
      await transport.send({ to, subject, text }, id);
    } catch (error) {
      const pause = retryAfter[mail.tries];
      const mayRetry = pause !== undefined && now() + pause < mail.expires_at;
      const problem = describeProblem(error, mail.tries + 1, mayRetry);
      onProblem(problem);
      if (pause !== undefined && problem.retrying) {
        const next = { next_try_at: now() + pause, claimed_until: 0 };
        await db.updateTable('outbox').set(next).where('id', '=', id).execute();
        return;
      }
    }
    await db.deleteFrom('outbox').where('id', '=', id).execute();
  }

  /** Tries a batch of mails that are due at a time; returns how many. */
  async function tryBatch(dueAt: number): Promise<number> {
    const mails = await db
      .selectFrom('outbox')
      .selectAll()
      .where('next_try_at', '<=', dueAt)
      .where('claimed_until', '<=', now())
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
      .executeTakeFirstOrThrow();
    return at === null ? POLL : Math.min(Math.max(at - now(), 1), POLL);
  }

  async function pass(): Promise<void> {
    let pause = POLL;
    try {
      await db.deleteFrom('outbox').where('expires_at', '<=', now()).execute();
      while (!isClosed && (await tryBatch(now())) === BATCH);
      pause = await untilNextDue();
    } catch (error) {
      onProblem(describeProblem(error, 0, true));
    }
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(deliver, pause).unref();
  }

  function deliver(): void {
    // One pass that has not begun sees every mail that is stored by now.
    if (!isClosed && passes.size === 0) void passes.add(pass);
  }

  return {
    async add(tx, { to, subject, text, lifetimeMs = LIFETIME }) {
      const at = now();
      const times = { created_at: at, expires_at: at + lifetimeMs, next_try_at: at, claimed_until: 0 };
      await tx
        .insertInto('outbox')
        .values({ id: newId(), recipient: to, subject, text, tries: 0, ...times })
        .execute();
    },
    deliver,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const tryOnceMore = async () => {
        await passes.onIdle();
        await tryBatch(Number.MAX_SAFE_INTEGER).catch((error) => onProblem(describeProblem(error, 0, true)));
      };
      await Promise.race([tryOnceMore(), sleep(CLOSE_MS, null, { ref: false })]);
      deliveries.clear();
    },
  };
}
