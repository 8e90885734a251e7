import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileTransport } from './file-transport';

test('every mail lies in the outbox as a file of its own that only the owner can read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  const mailer = createFileTransport(dataDir, () => Date.UTC(2026, 10, 20));
  const mail = { to: 'maya@example.com', subject: '123456 is your code', text: 'Your code is 123456.' };
  await Promise.all([mailer.send(mail, 'one'), mailer.send(mail, 'two')]);
  const files = await readdir(join(dataDir, 'outbox'));
  const file = join(dataDir, 'outbox', files[0] ?? '');
  const [text, { mode }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  await rm(dataDir, { recursive: true });
  expect(files).toHaveLength(2);
  expect(text).toBe('To: maya@example.com\nSubject: 123456 is your code\n\nYour code is 123456.\n');
  expect(mode & 0o777).toBe(0o600);
});

test('the HTML of a mail is a page beside its text, for its owner alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'));
  const mailer = createFileTransport(dataDir, () => Date.UTC(2026, 10, 20));
  await mailer.send({ to: 'maya@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }, 'one');
  const [page = '', ...others] = (await readdir(join(dataDir, 'outbox'))).sort();
  const file = join(dataDir, 'outbox', page);
  const [html, { mode }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
  await rm(dataDir, { recursive: true });
  expect(others).toEqual([page.replace(/html$/, 'txt')]);
  expect([html, mode & 0o777]).toEqual(['<p>Hello</p>', 0o600]);
});
