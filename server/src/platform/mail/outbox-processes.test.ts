import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { from, mail, outboxTest } from '../../../test/support/outbox-test';
import { inTransaction } from '../db/transaction';
import type { MailTransport } from './mailer';
import { createOutbox } from './outbox';
import { createSmtpTransport } from './smtp-transport';

const t = outboxTest();

test('closing does not wait out the pauses: what waits is tried once more', async () => {
  t.smtp.refuse(451, 1);
  const one = t.mailer(t.smtp.url, [3_600_000]);
  const failed = new Promise<void>((resolve) => {
    t.onProblem = resolve;
  });
  await one.send(mail);
  await failed;
  const got = t.smtp.next();
  await one.close?.();
  expect(await got).toMatchObject({ to: ['maya@example.com'] });
});

test('C199: a mail that is held is sent when its time has come, and not when the shop closes before', async () => {
  const first = t.mailer();
  await first.send({ ...mail, holdMs: 15_000 });
  await first.close?.();
  expect(t.smtp.seen).toEqual([]);
  const second = t.mailer();
  t.clock = () => Date.now() + 15_000;
  second.deliver();
  await t.smtp.next();
  await second.close?.();
  expect(await t.waiting()).toEqual([]);
});

test('C199: a mail is withdrawn or sent, never both, while two processes send', async () => {
  const [one, two] = [t.mailer(), t.mailer()];
  const orders = Array.from({ length: 20 }, (_, index) => `order ${index}`);
  await inTransaction(t.store.db, async (tx) => {
    for (const orderId of orders)
      await one.add(tx, { ...mail, subject: orderId, orderId, replaces: 'pending' });
  });
  one.deliver();
  two.deliver();
  const withdrawn: string[] = [];
  for (const orderId of orders.reverse()) {
    const gone = await inTransaction(t.store.db, (tx) => one.withdraw(tx, orderId));
    if (gone.length > 0) withdrawn.push(orderId);
  }
  await t.smtp.attempts(orders.length - withdrawn.length);
  await Promise.all([one.close?.(), two.close?.()]);
  const sent = t.smtp.seen.map((source) => /^Subject: (.*)\r$/m.exec(source)?.[1] ?? '');
  expect([...sent, ...withdrawn].sort()).toEqual([...orders].sort());
  expect(await t.waiting()).toEqual([]);
});

test('a mail that one process left is sent by the next one, with its message id', async () => {
  t.smtp.refuse(451, 1);
  const first = t.mailer(t.smtp.url, [50]);
  const failed = new Promise<void>((resolve) => {
    t.onProblem = resolve;
  });
  await first.send(mail);
  await failed;
  const second = t.mailer();
  const got = t.smtp.next();
  second.deliver();
  expect(await got).toMatchObject({ to: ['maya@example.com'] });
  await Promise.all([first.close?.(), second.close?.()]);
  const ids = t.smtp.seen.map((source) => /^Message-ID: (.*)\r$/im.exec(source)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('two processes send a mail once', async () => {
  const [one, two] = [t.mailer(), t.mailer()];
  const mails = Array.from({ length: 30 }, (_, index) => ({ ...mail, subject: `mail ${index}` }));
  await inTransaction(t.store.db, async (tx) => {
    for (const each of mails) await one.add(tx, each);
  });
  one.deliver();
  two.deliver();
  await Promise.all(mails.map(() => t.smtp.next()));
  await Promise.all([one.close?.(), two.close?.()]);
  expect(t.smtp.seen).toHaveLength(30);
});

test('two processes never send a mail at the same moment, also when the first tries fail', async () => {
  const inDelivery = new Set<string>();
  const tries = new Map<string, number>();
  const together: string[] = [];
  const transport: MailTransport = {
    async send(_mail, id) {
      if (inDelivery.has(id)) together.push(id);
      inDelivery.add(id);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inDelivery.delete(id);
      tries.set(id, (tries.get(id) ?? 0) + 1);
      if (tries.get(id) === 1) throw new Error('busy');
    },
  };
  const open = () =>
    createOutbox({ db: t.store.db, transport, now: Date.now, onProblem: () => {}, retryAfter: [1, 1] });
  const nodes = [open(), open()];
  await inTransaction(t.store.db, async (tx) => {
    for (let mails = 0; mails < 40; mails += 1) await nodes[0]?.add(tx, mail);
  });
  while ((await t.waiting()).length > 0) {
    for (const node of nodes) node.deliver();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(nodes.map((node) => node.close?.()));
  expect(together).toEqual([]);
  expect([...tries.values()]).toEqual(Array(40).fill(2));
});

test('a process that is alone takes over the mails of a killed one at once', async () => {
  const first = t.mailer();
  await inTransaction(t.store.db, (tx) => first.add(tx, mail));
  await t.store.db
    .updateTable('outbox')
    .set({ claimed_until: Date.now() + 60_000, tries: 1 })
    .execute();
  const transport = createSmtpTransport({ url: t.smtp.url, from });
  const second = createOutbox({
    db: t.store.db,
    transport,
    now: Date.now,
    onProblem: () => {},
    isAlone: true,
  });
  second.deliver();
  expect(await t.smtp.next()).toMatchObject({ to: [mail.to] });
  await second.close?.();
});

test('closing does not wait for a mail server that says nothing, and keeps the mails', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const sockets = new Set<Socket>();
  silent.on('connection', (socket) => sockets.add(socket));
  await once(silent, 'listening');
  const outbox = t.mailer(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  await inTransaction(t.store.db, async (tx) => {
    for (let mails = 0; mails < 1_000; mails += 1) await outbox.add(tx, mail);
  });
  outbox.deliver();
  await once(silent, 'connection');
  const began = performance.now();
  await outbox.close?.();
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(sockets.size).toBeLessThan(10);
  expect(await t.waiting()).toHaveLength(1_000);
  for (const socket of sockets) socket.destroy();
  silent.close();
});
