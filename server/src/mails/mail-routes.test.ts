import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../../test/support/checkout';
import { startSmtpServer, type TestSmtpServer } from '../../test/support/smtp-server';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';
import type { Database } from '../platform/db/database';
import { inTransaction } from '../platform/db/transaction';
import { createFileTransport } from '../platform/mail/file-transport';
import type { Mailer } from '../platform/mail/mailer';
import { createOutbox } from '../platform/mail/outbox';
import { createSmtpTransport } from '../platform/mail/smtp-transport';

const from = { name: 'Chowk', address: 'shop@example.com' };

let server: TestServer;
let mail: Mailer;
afterEach(() => server.close());

describe('with a mail server', () => {
  let smtp: TestSmtpServer;
  beforeEach(async () => {
    smtp = await startSmtpServer();
    const transport = createSmtpTransport({ url: smtp.url, from });
    const openMailer = (db: Database) => {
      mail = createOutbox({ db, transport, now: Date.now, onProblem: () => {} });
      return mail;
    };
    server = await startTestServer({ smtpUrl: smtp.url }, { openMailer });
  });
  afterEach(() => smtp.close());

  /** Places an order whose mail the mail server refuses for good. */
  async function bounced() {
    smtp.refuse(550, 1, 'no mailbox asha@example.com here');
    const latte = await storeProduct(server.db, { name: 'Latte' });
    const order = checkout([{ _id: latte }], {}, { email: 'asha@example.com' });
    const { body } = await server.guest().call('placeGuestOrder', order);
    await mail.close?.();
    return body.data;
  }

  test('C203: staff see which mail bounced, of which order and why; the order is placed all the same', async () => {
    const order = await bounced();
    const { client } = await server.asAdmin();
    const { body } = await client.call('listMails', {});
    expect(body.data).toEqual({
      failed: [
        {
          _id: expect.any(String),
          id: expect.any(String),
          to: 'asha@example.com',
          subject: `Your order ${order.code} is placed`,
          orderCode: order.code,
          problem: expect.stringContaining('no mailbox (address) here'),
          tries: 1,
          failedAt: expect.any(String),
        },
      ],
      written: null,
    });
    const orders = (await client.call('listOrders', { query: {} })).body.data;
    expect(orders).toMatchObject([{ code: order.code, mailFailed: true }]);
    await client.call('removeMail', { params: { id: body.data.failed[0]?._id ?? '' } });
    expect((await client.call('listOrders', { query: {} })).body.data[0]).not.toHaveProperty('mailFailed');
  });

  test('C203, P74: resend and remove take it off the list, with an audit entry; both are 404 for any other mail', async () => {
    await bounced();
    const { client, person } = await server.asAdmin();
    const id = (await client.call('listMails', {})).body.data.failed[0]?._id ?? '';
    expect((await client.call('removeMail', { params: { id: 'other' } })).status).toBe(404);
    expect((await client.call('resendMail', { params: { id }, body: {} })).status).toBe(200);
    expect((await client.call('listMails', {})).body.data.failed).toEqual([]);
    expect((await client.call('resendMail', { params: { id }, body: {} })).status).toBe(404);
    expect((await client.call('removeMail', { params: { id } })).status).toBe(404);
    await server.db.updateTable('outbox').set({ failed_at: 1 }).execute();
    expect((await client.call('removeMail', { params: { id } })).status).toBe(200);
    expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
    const entries = await server.db
      .selectFrom('audit')
      .select(['actor', 'action', 'subject'])
      .where('action', 'like', 'mail.%')
      .execute();
    expect(entries.map(({ action }) => action).sort()).toEqual(['mail.remove', 'mail.resend']);
    expect(entries.every(({ actor, subject }) => actor === person.id && subject === id)).toBe(true);
  });
});

test('C203: without a mail server staff read the mails that became files, but no codes; other files are left out', async () => {
  let at = Date.UTC(2026, 10, 20, 6, 15);
  server = await startTestServer();
  const transport = createFileTransport(server.env.dataDir, () => at);
  mail = createOutbox({ db: server.db, transport, now: () => at, onProblem: () => {} });
  await inTransaction(server.db, (tx) =>
    mail.add(tx, { to: 'a@b.example', subject: 'Hello', text: 'One\n\nTwo', html: '<p>One' }),
  );
  mail.deliver();
  await mail.close?.();
  at += 1_000;
  const codes = createOutbox({ db: server.db, transport, now: () => at, onProblem: () => {} });
  const code = {
    to: 'a@b.example',
    subject: '123456 is your code',
    text: 'Your code is 123456.',
    lifetimeMs: 600_000,
  };
  await inTransaction(server.db, (tx) => codes.add(tx, code));
  codes.deliver();
  await codes.close?.();
  const folder = join(server.env.dataDir, 'outbox');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'notes.txt'), 'To: a@b.example\nSubject: no\n\nno');
  const { client } = await server.asAdmin();
  const { body } = await client.call('listMails', {});
  const ids = { _id: expect.any(String), id: expect.any(String) };
  expect(body.data).toEqual({
    failed: [],
    written: [
      {
        ...ids,
        to: 'a@b.example',
        subject: 'A one-time code',
        text: null,
        writtenAt: '2026-11-20T06:15:01.000Z',
      },
      {
        ...ids,
        to: 'a@b.example',
        subject: 'Hello',
        text: 'One\n\nTwo',
        writtenAt: '2026-11-20T06:15:00.000Z',
      },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('123456');
});

test('an outbox folder that does not exist is an empty list', async () => {
  server = await startTestServer();
  const { client } = await server.asAdmin();
  expect((await client.call('listMails', {})).body.data).toEqual({ failed: [], written: [] });
});
