import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../test/support/stock-shop';
import { createTestMailer } from '../../test/support/test-mailer';
import { mailLowStock } from './low-stock-mail';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('C308: with the setting, one of two processes sends staff what runs out, once a day from 7 AM; without it nobody does', async () => {
  const staff = await server.asAdmin();
  await server.asCustomer();
  // Not who never came, left, or may not see reports.
  await server.asAdmin('manager');
  const left = await server.asAdmin('manager');
  const rider = await server.asAdmin('rider');
  const signedUp = [staff, left, rider].map(({ person }) => person.id);
  await server.db.updateTable('users').set({ password_hash: 'a hash' }).where('id', 'in', signedUp).execute();
  await server.db.updateTable('users').set({ switched_off_at: 1 }).where('id', '=', left.person.id).execute();
  await storeClosetItem(server.db, { name: 'Cap', stock: 5 });
  await storeClosetItem(server.db, { name: 'Shawl', stock: 6 });
  await storeProduct(server.db, { name: 'Momo', sold_out: 1 });
  const mailers = [createTestMailer(), createTestMailer()];
  const all = () => mailers.flatMap(({ sent }) => sent);
  const send = async (now: number) => {
    const before = new Set(all());
    await Promise.all(
      mailers.map((mail) => mailLowStock({ db: server.db, mail, origin: 'https://shop.example' }, now)),
    );
    return all().filter((mail) => !before.has(mail));
  };
  const { now } = server.clock;
  expect(await send(now)).toEqual([]);
  const body = { lowStock: { pieces: 5, dailyMail: true } };
  expect((await staff.client.call('updateSettings', { body })).status).toBe(200);
  // 6:59 in Nepal.
  expect(await send(Date.parse('2026-11-20T01:14:00Z'))).toEqual([]);
  const [mail, ...others] = await send(now);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: staff.person.email, subject: '2 items run out' });
  expect(mail?.text).toContain('Cap: 5 left\nMomo: sold out');
  expect(mail?.text).toContain('https://shop.example/admin/today');
  expect(await send(now + 1000)).toEqual([]);
  expect(await send(now + DAY)).toHaveLength(1);
});
