import { hash } from '@node-rs/argon2';
import type { HttpClient } from '../../test/support/http-client';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const EMAIL = 'amelie@example.com';
const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;
/** One word of Latin letters, one in Devanagari with a nukta, and a ligature. */
const WORD = 'Amélie-फ़िर-ﬁn-1';

const login = async (password: string) =>
  (await server.guest().send('login', { body: { email: EMAIL, password } })).status;

const register = (password: string) =>
  server.guest().call('register', { body: { fullName: 'Amélie', email: EMAIL, password } });

async function signedIn(password: string): Promise<HttpClient> {
  const client = server.guest();
  expect((await client.call('login', { body: { email: EMAIL, password } })).status).toBe(200);
  return client;
}

test.each(FORMS)(
  'C415: a password that was set in %s fits in every normal form, and no other word does',
  async (form) => {
    expect((await register(WORD.normalize(form))).status).toBe(200);
    for (const typed of FORMS) expect([typed, await login(WORD.normalize(typed))]).toEqual([typed, 200]);
    expect(await login(WORD.replace('é', 'e'))).toBe(401);
  },
);

test.each(FORMS)(
  'C415: a hash that an older release made of the text in %s goes on working',
  async (form) => {
    const password = 'Amélie-फ़िर-1';
    await register('first-1');
    const password_hash = await hash(password.normalize(form));
    await server.db.updateTable('users').set({ password_hash }).execute();
    for (const typed of FORMS) expect([typed, await login(password.normalize(typed))]).toEqual([typed, 200]);
    expect(await login('Amelie-फिर-1')).toBe(401);
  },
);

test('C415: an old hash of a ligature fits as it was typed', async () => {
  await register('first-1');
  await server.db
    .updateTable('users')
    .set({ password_hash: await hash(WORD) })
    .execute();
  expect(await login(WORD)).toBe(200);
});

test('C415: changed, reset and asked for again, a password has no form', async () => {
  await register(WORD.normalize('NFD'));
  const client = await signedIn(WORD);
  const { otp } = (await client.call('requestAccountOtp', {})).body.data;
  const changed = await client.call('updateAccount', {
    body: { newPassword: 'zwölf-Äpfel'.normalize('NFD'), otp },
  });
  expect([changed.status, await login('zwölf-Äpfel'.normalize('NFC'))]).toEqual([200, 200]);
  await client.call('requestPasswordReset', { body: { email: EMAIL } });
  await server.app.background.idle();
  const code = /\b[0-9]{6}\b/.exec(server.mails.at(-1)?.subject ?? '')?.[0] ?? '';
  const body = { email: EMAIL, otp: code, newPassword: 'où-est-là'.normalize('NFC') };
  expect((await client.call('resetPassword', { body })).status).toBe(200);
  expect(await login('où-est-là'.normalize('NFD'))).toBe(200);
  const again = await signedIn('où-est-là');
  const deleted = await again.call('deleteOwnAccount', { body: { password: 'où-est-là'.normalize('NFD') } });
  expect(deleted.status).toBe(200);
});

test('C415: staff who were invited log in with any form of the password that they set', async () => {
  const owner = await server.asAdmin();
  const invite = { fullName: 'Amélie', email: EMAIL, staffRole: 'kitchen' as const };
  const { data } = (await owner.client.call('inviteStaff', { body: invite })).body;
  const token = /[#?].*?([A-Za-z0-9_-]{20,})/.exec(data.link ?? '')?.[1] ?? '';
  const newPassword = 'très-sûr-été'.normalize('NFD');
  expect((await server.guest().call('acceptInvite', { body: { token, newPassword } })).status).toBe(200);
  expect(await login(newPassword.normalize('NFC'))).toBe(200);
});

test.each([
  ['é'.repeat(5), 400],
  ['é'.repeat(6), 200],
  ['ệ'.repeat(200), 200],
  ['ệ'.repeat(201), 400],
  ['🔑🔑🔑', 400],
])('C415: the length of %p counts after it is normalised: %i', async (password, status) => {
  expect((await register(password.normalize('NFD'))).status).toBe(status);
  if (status === 200) expect(await login(password.normalize('NFD'))).toBe(200);
});
