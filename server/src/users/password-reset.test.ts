import { startTestServer, type TestServer } from '../../test/support/start-test-server';

const maya = { fullName: 'Maya Rai', email: 'maya@example.com', password: 'sel-roti' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const mailedCode = () => /Your code is (\w{6})/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
const other = (code: string) => (code === '000000' ? '000001' : '000000');

async function signedIn(password: string) {
  const client = server.guest();
  await client.call('login', { body: { email: maya.email, password } });
  return async () => (await client.call('getCurrentUser', {})).body.data.length === 1;
}

test("a mailed code sets a new password: 'Password changed successfully', and all sessions end", async () => {
  await server.guest().call('register', { body: maya });
  const isSignedIn = await signedIn(maya.password);
  await server.guest().call('requestPasswordReset', { body: { email: 'MAYA@example.com' } });
  await server.app.background.idle();
  const reset = (otp: string, email = maya.email) =>
    server.guest().call('resetPassword', { body: { email, otp, newPassword: 'yomari99' } });
  const otp = mailedCode();
  const wrong = await reset(other(otp));
  const nobody = await reset(otp, 'nobody@example.com');
  expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
  expect((await reset(otp)).body.message).toBe('Password changed successfully');
  expect(await isSignedIn()).toBe(false);
  expect(await (await signedIn('yomari99'))()).toBe(true);
});

test('C39: staff get letters too, typed in any way; a short password leaves the code good for twelve characters', async () => {
  const { email } = (await server.asAdmin()).person;
  await server.db.updateTable('users').set({ password_hash: 'a hash' }).where('email', '=', email).execute();
  await server.guest().call('requestPasswordReset', { body: { email } });
  await server.app.background.idle();
  const otp = mailedCode();
  const reset = (newPassword: string, code = otp) =>
    server.guest().call('resetPassword', { body: { email, otp: code, newPassword } });
  expect(otp).toMatch(/^(?=.*[A-Z])[2-9A-HJKMNP-Z]{6}$/);
  const guessed = await reset('elevenchars', other(otp));
  const short = await reset('elevenchars');
  const long = await reset('twelve chars', ` ${otp.slice(0, 3)}-${otp.slice(3).toLowerCase()} `);
  expect([guessed, short].map(({ body }) => body.errors?.[0]?.field)).toEqual(['otp', 'newPassword']);
  expect(long.status).toBe(200);
});
