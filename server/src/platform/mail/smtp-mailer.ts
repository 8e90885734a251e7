import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import PQueue from 'p-queue';
import { newId } from '../db/ids';
import { describeProblem, type MailProblem } from './mail-problem';
import type { Mail, Mailer } from './mailer';

/** How long each step of a delivery may take, ms. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};
/** Pauses before further attempts, ms; together far shorter than a code lives. */
const RETRY_AFTER = [2_000, 10_000, 60_000];
const AT_ONCE = 3;
/** So many mails wait at most; a mail server that is down must not fill the memory. */
const WAITING = 1_000;

export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly onProblem: (problem: MailProblem) => void;
  readonly retryAfter?: readonly number[];
}

/**
 * Sends mail over SMTP. `send` only takes the mail in: no answer waits for the mail server or fails with it, so neither
 * tells whether an address exists (P58). Failures that may pass are tried again; all are reported.
 */
export function createSmtpMailer({ url, from, onProblem, retryAfter = RETRY_AFTER }: SmtpOptions): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const queue = new PQueue({ concurrency: AT_ONCE });
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function attempt(mail: Mail, messageId: string, number: number): Promise<boolean> {
    const wait = retryAfter[number - 1];
    try {
      await queue.add(() => transport.sendMail({ ...mail, from, messageId }));
      return true;
    } catch (error) {
      const problem = describeProblem(error, number, wait !== undefined && !closing.signal.aborted);
      onProblem(problem);
      return !problem.retrying;
    }
  }

  /** The message id stays the same, so that a mail sent twice is recognised. */
  async function deliver(mail: Mail): Promise<void> {
    const messageId = `<${newId()}@${from.address.split('@').at(-1)}>`;
    for (let number = 1; !(await attempt(mail, messageId, number)); number += 1) {
      await pause(retryAfter[number - 1], undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    async send(mail) {
      if (underWay.size >= WAITING) {
        onProblem({ ...describeProblem(new Error('Too many mails are waiting'), 0, false), code: 'EFULL' });
        return;
      }
      const work = deliver(mail).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
