import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { ensureAdmin } from './admin-bootstrap';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const ensure = (adminPassword: string | null = null, adminEmail = 'admin@storefront.local') =>
  ensureAdmin(server.db, { adminEmail, adminPassword, dataDir: server.env.dataDir }, () => server.clock.now);

const login = async (password: string, email = 'admin@storefront.local') =>
  (await server.guest().call('login', { body: { email, password } })).body.data?.role ?? null;

test('the first start creates a random staff password that only the owner of the folder can read', async () => {
  expect(await ensure()).toBe(true);
  const file = join(server.env.dataDir, 'admin-password');
  const password = (await readFile(file, 'utf8')).trim();
  expect(password).toMatch(/^[0-9a-z]{19}$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await login(password)).toBe('admin');
});

test('later starts do not change the account', async () => {
  await ensure('first password');
  expect(await ensure('other password')).toBe(false);
  expect([await login('first password'), await login('other password')]).toEqual(['admin', null]);
});

test('an account whose address was changed does not come back with its first password', async () => {
  await ensure('first password');
  const address = { email: 'owner@example.com', email_key: 'owner@example.com' };
  await server.db.updateTable('users').set(address).where('role', '=', 'admin').execute();
  expect(await ensure('first password')).toBe(false);
  expect(await login('first password')).toBeNull();
  expect(await login('first password', 'owner@example.com')).toBe('admin');
});

test('nodes that start together create one account with one password', async () => {
  const made = await Promise.all([ensure(), ensure(), ensure()]);
  expect(made.filter(Boolean)).toHaveLength(1);
  const password = (await readFile(join(server.env.dataDir, 'admin-password'), 'utf8')).trim();
  expect(await login(password)).toBe('admin');
});

test('a customer with the staff address loses the password and the session', async () => {
  const squatter = server.guest();
  const form = { fullName: 'X', email: 'boss@example.com', password: 'squatter' };
  await squatter.call('register', { body: form });
  await squatter.call('login', { body: form });
  await ensure('the real password', 'Boss@example.com');
  expect((await squatter.call('getCurrentUser', {})).body.data).toEqual([]);
  expect(await login('squatter', form.email)).toBeNull();
  expect(await login('the real password', form.email)).toBe('admin');
});

test('C294: an owner is made only where none is switched on', async () => {
  const [manager, owner] = [await server.asAdmin('manager'), await server.asAdmin()];
  expect(await ensure('the first password')).toBe(false);
  await server.db
    .updateTable('users')
    .set({ switched_off_at: server.clock.now })
    .where('id', '=', owner.person.id)
    .execute();
  expect(await ensure('the first password')).toBe(true);
  const staff = await server.db.selectFrom('users').select(['email', 'staff_role']).execute();
  expect(staff).toContainEqual({ email: 'admin@storefront.local', staff_role: 'owner' });
  expect(staff).toContainEqual({ email: manager.person.email, staff_role: 'manager' });
  expect(await ensure('other password')).toBe(false);
});
