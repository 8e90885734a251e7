import type { HttpClient } from '../../../test/support/http-client';
import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import type { Database } from '../db/database';
import { createMailer } from './create-mailer';
import type { MailProblem } from './mail-problem';
import type { Mailer } from './mailer';

const maya = { fullName: 'Maya Rai', email: 'maya@example.com', password: 'sel-roti' };

let smtp: TestSmtpServer;
let server: TestServer;
let mail: Mailer;
let problems: MailProblem[];
beforeEach(async () => {
  smtp = await startSmtpServer();
  problems = [];
  const env = { smtpUrl: smtp.url, mailFrom: 'shop@example.com', dataDir: '', databaseUrl: null };
  const openMailer = (db: Database) => {
    mail = createMailer(env, db, Date.now, (problem) => problems.push(problem));
    return mail;
  };
  server = await startTestServer({ smtpUrl: smtp.url, otpEcho: false }, { openMailer });
  await server.guest().call('register', { body: maya });
  await smtp.next();
});
afterEach(async () => {
  await mail.close?.();
  await server.close();
  await smtp.close();
});

async function signIn(password = maya.password): Promise<HttpClient> {
  const client = server.guest();
  await client.call('login', { body: { email: maya.email, password } });
  return client;
}
const codeIn = (source: string) => /Your code is (\d{6})/.exec(source)?.[1] ?? '';

test('C1, C2: the code comes by mail and not with the answer; the old address gets a notice of the new one', async () => {
  const client = await signIn();
  const answer = await client.call('requestAccountOtp', {});
  expect([answer.status, answer.body.data]).toEqual([200, { otp: '' }]);
  const code = await smtp.next();
  expect(code.to).toEqual([maya.email]);
  const changed = await client.call('updateAccount', {
    body: { newEmail: 'new@example.com', otp: codeIn(code.source) },
  });
  expect(changed.status).toBe(200);
  const notice = await smtp.next();
  expect(notice.to).toEqual([maya.email]);
  expect(notice.source).toMatch(/^Subject: Your e-mail address was changed\r$/m);
});

test('C1, P58: the mailed code sets a new password', async () => {
  const asked = await server.guest().call('requestPasswordReset', { body: { email: maya.email } });
  expect(asked.body.data).toBeNull();
  const otp = codeIn((await smtp.next()).source);
  const body = { email: maya.email, otp, newPassword: 'yomari99' };
  expect((await server.guest().call('resetPassword', { body })).status).toBe(200);
  expect((await smtp.next()).source).toMatch(/^Subject: Your password was changed\r$/m);
});

test('P58: without its mail server the shop answers as ever, alike for known and unknown; the log has the failure', async () => {
  const client = await signIn();
  await smtp.close();
  const account = await client.call('requestAccountOtp', {});
  expect([account.status, account.body.data]).toEqual([200, { otp: '' }]);
  const known = await server.guest().call('requestPasswordReset', { body: { email: maya.email } });
  const unknown = await server.guest().call('requestPasswordReset', { body: { email: 'no@example.com' } });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await server.app.background.idle();
  await mail.close?.();
  expect(problems.length).toBeGreaterThanOrEqual(2);
  expect(problems[0]).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED'), attempt: 1 });
  expect(JSON.stringify(problems)).not.toMatch(/maya|code is/);
});
