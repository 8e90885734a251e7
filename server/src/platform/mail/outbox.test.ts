import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server';
import { openTestDatabase, type TestDatabase } from '../../../test/support/test-database';
import { inTransaction } from '../db/transaction';
import type { MailProblem } from './mail-problem';
import { createOutbox } from './outbox';
import { createSmtpTransport } from './smtp-transport';

const mail = { to: 'maya@example.com', subject: '123456 is your code', text: 'Your code is 123456.' };
const from = { name: 'Chowk', address: 'shop@example.com' };

let store: TestDatabase;
let smtp: TestSmtpServer;
let problems: MailProblem[];
let onProblem: () => void;
let clock: () => number;
beforeEach(async () => {
  store = await openTestDatabase();
  smtp = await startSmtpServer();
  problems = [];
  onProblem = () => {};
  clock = Date.now;
});
afterEach(async () => {
  await smtp.close();
  await store.close();
});

function mailer(url = smtp.url, retryAfter: readonly number[] = [1, 1]) {
  const outbox = createOutbox({
    db: store.db,
    transport: createSmtpTransport({ url, from }),
    now: () => clock(),
    retryAfter,
    onProblem: (problem) => {
      problems.push(problem);
      onProblem();
    },
  });
  return {
    ...outbox,
    async send(given: typeof mail & { lifetimeMs?: number }) {
      await inTransaction(store.db, (tx) => outbox.add(tx, given));
      outbox.deliver();
    },
  };
}
const waiting = () => store.db.selectFrom('outbox').selectAll().execute();

test('a mail reaches the mail server, from the shop and to one person', async () => {
  const one = mailer();
  await one.send(mail);
  const got = await smtp.next();
  await one.close?.();
  expect(got).toMatchObject({ from: 'shop@example.com', to: ['maya@example.com'] });
  expect(got.source).toMatch(/^From: Chowk <shop@example\.com>\r$/m);
  expect(got.source).toMatch(/^Subject: 123456 is your code\r$/m);
  expect(got.source).toContain('Your code is 123456.');
  expect(problems).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a server that is busy is asked again, and the mail stays the same mail', async () => {
  smtp.refuse(451, 2);
  const one = mailer();
  await one.send(mail);
  await smtp.next();
  await one.close?.();
  expect(problems).toMatchObject([
    { responseCode: 451, attempt: 1, retrying: true },
    { responseCode: 451, attempt: 2, retrying: true },
  ]);
  const ids = smtp.seen.map((source) => /^Message-ID: (.*)\r$/im.exec(source)?.[1]);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('a mail that is refused for good is not sent again', async () => {
  smtp.refuse(550, 1);
  const one = mailer();
  await one.send(mail);
  await one.close?.();
  expect(problems).toMatchObject([{ responseCode: 550, attempt: 1, retrying: false }]);
});

test('after the last attempt a mail is given up', async () => {
  smtp.refuse(451, 3);
  const one = mailer();
  const third = smtp.attempts(3);
  await one.send(mail);
  await third;
  await one.close?.();
  expect(problems.map(({ retrying }) => retrying)).toEqual([true, true, false]);
  expect(await waiting()).toEqual([]);
});

test('closing does not wait out the pauses: what waits is tried once more', async () => {
  smtp.refuse(451, 1);
  const one = mailer(smtp.url, [3_600_000]);
  const failed = new Promise<void>((resolve) => {
    onProblem = resolve;
  });
  await one.send(mail);
  await failed;
  const got = smtp.next();
  await one.close?.();
  expect(await got).toMatchObject({ to: ['maya@example.com'] });
});

test('what is logged of a failure holds neither text nor subject nor address', async () => {
  smtp.refuse(550, 1, 'no such user maya@example.com here');
  const one = mailer();
  await one.send(mail);
  await one.close?.();
  expect(problems).toHaveLength(1);
  expect(JSON.stringify(problems)).not.toMatch(/maya|123456/);
});

test('a mail whose transaction fails is not sent', async () => {
  const one = mailer();
  const failing = inTransaction(store.db, async (tx) => {
    await one.add(tx, mail);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  one.deliver();
  await one.close?.();
  expect(smtp.seen).toEqual([]);
});

test('a mail that one process left is sent by the next one, with its message id', async () => {
  smtp.refuse(451, 1);
  const first = mailer(smtp.url, [50]);
  const failed = new Promise<void>((resolve) => {
    onProblem = resolve;
  });
  await first.send(mail);
  await failed;
  const second = mailer();
  const got = smtp.next();
  second.deliver();
  expect(await got).toMatchObject({ to: ['maya@example.com'] });
  await Promise.all([first.close?.(), second.close?.()]);
  const ids = smtp.seen.map((source) => /^Message-ID: (.*)\r$/im.exec(source)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('two processes send a mail once', async () => {
  const [one, two] = [mailer(), mailer()];
  const mails = Array.from({ length: 30 }, (_, index) => ({ ...mail, subject: `mail ${index}` }));
  await inTransaction(store.db, async (tx) => {
    for (const each of mails) await one.add(tx, each);
  });
  one.deliver();
  two.deliver();
  await Promise.all(mails.map(() => smtp.next()));
  await Promise.all([one.close?.(), two.close?.()]);
  expect(smtp.seen).toHaveLength(30);
});

test('a mail is not tried after its lifetime, and removed', async () => {
  smtp.refuse(451, 1);
  const one = mailer(smtp.url, [1_000]);
  const failed = new Promise<void>((resolve) => {
    onProblem = resolve;
  });
  await one.send({ ...mail, lifetimeMs: 500 });
  await failed;
  expect(problems).toMatchObject([{ attempt: 1, retrying: false }]);
  await one.close?.();
  const [late] = [mailer()];
  await inTransaction(store.db, (tx) => late.add(tx, { ...mail, lifetimeMs: 500 }));
  clock = () => Date.now() + 501;
  late.deliver();
  await late.close?.();
  expect(await waiting()).toEqual([]);
  expect(smtp.seen).toHaveLength(1);
});

test('closing does not wait for a mail server that says nothing, and keeps the mails', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const sockets = new Set<Socket>();
  silent.on('connection', (socket) => sockets.add(socket));
  await once(silent, 'listening');
  const outbox = mailer(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  await inTransaction(store.db, async (tx) => {
    for (let mails = 0; mails < 1_000; mails += 1) await outbox.add(tx, mail);
  });
  outbox.deliver();
  await once(silent, 'connection');
  await outbox.close?.();
  expect(sockets.size).toBeLessThan(10);
  expect(await waiting()).toHaveLength(1_000);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
