import { undoStaffRoles } from '../../../../test/support/before-staff-roles';
import { startTestServer, type TestServer } from '../../../../test/support/start-test-server';
import { migrate } from '../migrate';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

test('C294: who was staff before becomes owner with the same session, and a customer stays one', async () => {
  const [first, second, customer] = [
    await server.asAdmin(),
    await server.asAdmin(),
    await server.asCustomer(),
  ];
  await undoStaffRoles(server.db);
  await migrate(server.db, () => 0);
  const rows = await server.db.selectFrom('users').select(['id', 'staff_role']).execute();
  expect(new Map(rows.map(({ id, staff_role }) => [id, staff_role]))).toEqual(
    new Map([
      [first.person.id, 'owner'],
      [second.person.id, 'owner'],
      [customer.person.id, null],
    ]),
  );
  expect((await second.client.call('listStaff', {})).body.data).toHaveLength(2);
  expect((await customer.client.call('listOrders', {})).status).toBe(403);
});

test('the database itself refuses a role that cannot be', async () => {
  const { person } = await server.asAdmin();
  const change = server.db
    .updateTable('users')
    .set({ staff_role: 'boss' as never })
    .where('id', '=', person.id)
    .execute();
  await expect(change).rejects.toThrow();
});
