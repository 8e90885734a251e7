import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpClient } from '../../support/http-client';
import { type NodeProcess, runNode } from '../../support/run-node';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server';

const maya = { fullName: 'Maya Rai', email: 'maya@example.com', password: 'sel-roti' };

let dataDir: string;
let smtp: TestSmtpServer;
let node: NodeProcess;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-kill-'));
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await node.kill();
  await smtp.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('mails that wait when the server is killed are sent after the restart', async () => {
  const env = { DATA_DIR: dataDir, DEMO: '0', SMTP_URL: smtp.url, LOG_LEVEL: 'silent', RENDER: 'off' };
  node = await runNode(env);
  smtp.refuse(451, 1_000);
  const client = new HttpClient(node.baseUrl);
  await client.call('register', { body: maya });
  const asked = await client.call('requestPasswordReset', { body: { email: maya.email } });
  expect(asked.status).toBe(200);
  await smtp.attempts(2);
  // The refusal reaches the server after the attempt.
  await pause(500);
  await node.kill();
  smtp.refuse(451, 0);
  node = await runNode(env);
  const mails = [await smtp.next(), await smtp.next()];
  expect(mails.map(({ to }) => to)).toEqual([[maya.email], [maya.email]]);
  expect(mails.filter(({ source }) => /Your code is \d{6}/.test(source))).toHaveLength(1);
}, 120_000);
