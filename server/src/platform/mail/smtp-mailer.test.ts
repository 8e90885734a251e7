import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server';
import type { MailProblem } from './mail-problem';
import { createSmtpMailer } from './smtp-mailer';

const mail = { to: 'maya@example.com', subject: '123456 is your code', text: 'Your code is 123456.' };
const from = { name: 'Chowk', address: 'shop@example.com' };

let smtp: TestSmtpServer;
let problems: MailProblem[];
let onProblem: () => void;
beforeEach(async () => {
  smtp = await startSmtpServer();
  problems = [];
  onProblem = () => {};
});
afterEach(() => smtp.close());

const mailer = (url = smtp.url, retryAfter: readonly number[] = [1, 1]) =>
  createSmtpMailer({
    url,
    from,
    retryAfter,
    onProblem: (problem) => {
      problems.push(problem);
      onProblem();
    },
  });

test('a mail reaches the mail server, from the shop and to one person', async () => {
  await mailer().send(mail);
  const got = await smtp.next();
  expect(got).toMatchObject({ from: 'shop@example.com', to: ['maya@example.com'] });
  expect(got.source).toMatch(/^From: Chowk <shop@example\.com>\r$/m);
  expect(got.source).toMatch(/^Subject: 123456 is your code\r$/m);
  expect(got.source).toContain('Your code is 123456.');
  expect(problems).toEqual([]);
});

test('a server that is busy is asked again, and the mail stays the same mail', async () => {
  smtp.refuse(451, 2);
  await mailer().send(mail);
  await smtp.next();
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
