import { inTransaction } from '../../src/platform/db/transaction';
import type { MailProblem } from '../../src/platform/mail/mail-problem';
import type { Mail } from '../../src/platform/mail/mailer';
import { createOutbox } from '../../src/platform/mail/outbox';
import { createSmtpTransport } from '../../src/platform/mail/smtp-transport';
import { startSmtpServer, type TestSmtpServer } from './smtp-server';
import { openTestDatabase, type TestDatabase } from './test-database';

export const from = { name: 'Chowk', address: 'shop@example.com' };

export const mail = {
  to: 'maya@example.com',
  subject: '123456 is your code',
  text: 'Your code is 123456.',
};

/** A database and a mail server for tests of the outbox; new ones for every test. */
class OutboxTest {
  store!: TestDatabase;
  smtp!: TestSmtpServer;
  problems: MailProblem[] = [];
  /** Called after each problem. */
  onProblem = () => {};
  clock: () => number = Date.now;

  /** Creates an outbox, as another process would. */
  mailer(url = this.smtp.url, retryAfter: readonly number[] = [1, 1]) {
    const { db } = this.store;
    const outbox = createOutbox({
      db,
      transport: createSmtpTransport({ url, from }),
      now: () => this.clock(),
      retryAfter,
      onProblem: (problem) => {
        this.problems.push(problem);
        this.onProblem();
      },
    });
    return {
      ...outbox,
      async send(given: Mail) {
        await inTransaction(db, (tx) => outbox.add(tx, given));
        outbox.deliver();
      },
    };
  }

  /** Every row of the outbox. */
  waiting() {
    return this.store.db.selectFrom('outbox').selectAll().execute();
  }
}

/** Opens and closes what tests of the outbox need, around every test of the file. */
export function outboxTest(): OutboxTest {
  const test = new OutboxTest();
  beforeEach(async () => {
    test.store = await openTestDatabase();
    test.smtp = await startSmtpServer();
    test.problems = [];
    test.onProblem = () => {};
    test.clock = Date.now;
  });
  afterEach(async () => {
    await test.smtp.close();
    await test.store.close();
  });
  return test;
}
