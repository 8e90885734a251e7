import { mail, outboxTest } from '../../../test/support/outbox-test';
import { inTransaction } from '../db/transaction';
import { describeProblem, type MailProblem } from './mail-problem';
import type { MailTransport } from './mailer';
import { createOutbox } from './outbox';

const t = outboxTest();

const SECOND = 1_000;

test('C198: stores no mail to an address that cannot exist', async () => {
  await t.mailer().send({ ...mail, to: 'Sita.Gurung@demo.INVALID' });
  expect(await t.waiting()).toEqual([]);
});

test('a mail reaches the mail server, from the shop and to one person', async () => {
  const one = t.mailer();
  await one.send(mail);
  const got = await t.smtp.next();
  await one.close?.();
  expect(got).toMatchObject({ from: 'shop@example.com', to: ['maya@example.com'] });
  expect(got.source).toMatch(/^From: Chowk <shop@example\.com>\r$/m);
  expect(got.source).toMatch(/^Subject: 123456 is your code\r$/m);
  expect(got.source).toContain('Your code is 123456.');
  expect(t.problems).toEqual([]);
  expect(await t.waiting()).toEqual([]);
});

test('a mail with HTML is sent with both parts', async () => {
  const one = t.mailer();
  await one.send({ ...mail, html: '<p>Your code is <b>123456</b>.</p>' });
  const { source } = await t.smtp.next();
  await one.close?.();
  expect(source).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(source.indexOf('Content-Type: text/plain')).toBeLessThan(source.indexOf('Content-Type: text/html'));
  expect(source).toContain('<p>Your code is <b>123456</b>.</p>');
});

test('a server that is busy is asked again, and the mail stays the same mail', async () => {
  t.smtp.refuse(451, 2);
  const one = t.mailer();
  await one.send(mail);
  await t.smtp.next();
  await one.close?.();
  expect(t.problems).toMatchObject([
    { responseCode: 451, attempt: 1, retrying: true },
    { responseCode: 451, attempt: 2, retrying: true },
  ]);
  const ids = t.smtp.seen.map((source) => /^Message-ID: (.*)\r$/im.exec(source)?.[1]);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  ['EAUTH', 535, true],
  ['EPROTOCOL', 554, true],
  ['EENVELOPE', 451, true],
  ['EENVELOPE', 550, false],
  ['EMESSAGE', 552, false],
])('C203: whether a mail is tried again after %s %i: %s', (code, responseCode, retrying) => {
  const error = Object.assign(new Error('no'), { code, responseCode });
  expect(describeProblem(error, 1, true)).toMatchObject({ code, responseCode, retrying });
});

test('a mail that is refused for good is not sent again', async () => {
  t.smtp.refuse(550, 1);
  const one = t.mailer();
  await one.send(mail);
  await one.close?.();
  expect(t.problems).toMatchObject([{ responseCode: 550, attempt: 1, retrying: false }]);
});

test('C203: while the mail server is away a mail is tried every hour until it is a day old, then staff see it', async () => {
  const began = Date.now();
  let now = began;
  const ages: number[] = [];
  const transport: MailTransport = {
    async send() {
      ages.push((now - began) / SECOND);
      throw new Error('connect ECONNREFUSED');
    },
  };
  const problems: MailProblem[] = [];
  const onProblem = (problem: MailProblem) => void problems.push(problem);
  const outbox = createOutbox({ db: t.store.db, transport, now: () => now, onProblem });
  await inTransaction(t.store.db, (tx) => outbox.add(tx, mail));
  for (;;) {
    const [waiting] = await t.waiting();
    if (!waiting || waiting.failed_at !== null) break;
    if (waiting.claimed_until === 0) now = waiting.next_try_at;
    outbox.deliver();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await outbox.close?.();
  const hours = Array.from({ length: 23 }, (_, index) => 1_272 + (index + 1) * 3_600);
  expect(ages).toEqual([0, 2, 12, 72, 372, 1_272, ...hours]);
  expect(problems.filter(({ retrying }) => !retrying)).toMatchObject([{ attempt: ages.length }]);
  expect(await t.waiting()).toMatchObject([{ problem: 'connect ECONNREFUSED', failed_at: now }]);
});

test('C203: a mail that is given up stays for staff, one with a code is removed', async () => {
  t.smtp.refuse(451, 1);
  const one = t.mailer(t.smtp.url, []);
  const failed = new Promise<void>((resolve) => {
    t.onProblem = resolve;
  });
  await one.send(mail);
  await failed;
  await one.close?.();
  expect(t.problems.map(({ retrying }) => retrying)).toEqual([false]);
  expect(await t.waiting()).toMatchObject([
    { problem: expect.stringContaining('451'), tries: 1, failed_at: expect.any(Number) },
  ]);
  t.smtp.refuse(550, 1);
  const two = t.mailer();
  await two.send({ ...mail, lifetimeMs: 600_000 });
  await two.close?.();
  expect(t.problems.at(-1)).toMatchObject({ responseCode: 550 });
  expect(await t.waiting()).toHaveLength(1);
});

test('C203: a mail that is sent again reaches the mail server; one that waits can be neither sent again nor removed', async () => {
  t.smtp.refuse(550, 1);
  const one = t.mailer();
  await one.send(mail);
  await one.close?.();
  const [{ id } = { id: '' }] = await t.waiting();
  const two = t.mailer();
  expect(await inTransaction(t.store.db, (tx) => two.resend(tx, id))).toBe(true);
  expect(await inTransaction(t.store.db, (tx) => two.resend(tx, id))).toBe(false);
  expect(await inTransaction(t.store.db, (tx) => two.remove(tx, id))).toBe(false);
  two.deliver();
  expect(await t.smtp.next()).toMatchObject({ to: [mail.to] });
  await two.close?.();
  expect(await t.waiting()).toEqual([]);
});

test('C203: a mail whose day is over is given up with a line in the log', async () => {
  const one = t.mailer();
  await inTransaction(t.store.db, (tx) => one.add(tx, mail));
  t.clock = () => Date.now() + 24 * 60 * 60_000;
  one.deliver();
  await one.close?.();
  expect(await t.waiting()).toMatchObject([
    { problem: 'It could not be sent in time', failed_at: expect.any(Number) },
  ]);
  expect(t.problems).toMatchObject([{ retrying: false }]);
  expect(t.smtp.seen).toEqual([]);
});

test('what is logged of a failure holds neither text nor subject nor address', async () => {
  t.smtp.refuse(550, 1, 'no such user maya@example.com here');
  const one = t.mailer();
  await one.send(mail);
  await one.close?.();
  expect(t.problems).toHaveLength(1);
  expect(JSON.stringify(t.problems)).not.toMatch(/maya|123456/);
});

test('a mail whose transaction fails is not sent', async () => {
  const one = t.mailer();
  const failing = inTransaction(t.store.db, async (tx) => {
    await one.add(tx, mail);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  one.deliver();
  await one.close?.();
  expect(t.smtp.seen).toEqual([]);
});

test('a mail is not tried after its lifetime, and removed', async () => {
  t.smtp.refuse(451, 1);
  const one = t.mailer(t.smtp.url, [1_000]);
  const failed = new Promise<void>((resolve) => {
    t.onProblem = resolve;
  });
  await one.send({ ...mail, lifetimeMs: 500 });
  await failed;
  expect(t.problems).toMatchObject([{ attempt: 1, retrying: false }]);
  await one.close?.();
  const [late] = [t.mailer()];
  await inTransaction(t.store.db, (tx) => late.add(tx, { ...mail, lifetimeMs: 500 }));
  t.clock = () => Date.now() + 501;
  late.deliver();
  await late.close?.();
  expect(await t.waiting()).toEqual([]);
  expect(t.smtp.seen).toHaveLength(1);
});
