import { staffMessages } from '@storefront/shared/rules/staff-accounts';
import { nextEvent, outcomeOf } from '../../test/support/sockets';
import {
  accept,
  auditOf,
  invite,
  newMember,
  STAFF_PASSWORD,
  startStaffShop,
  tokenOf,
  updateStaff,
} from '../../test/support/staff';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';

const HOUR = 60 * 60 * 1000;

/** Timeout of a test, ms: shorter than the minute after which sockets are checked anyway. */
const AT_ONCE = 40_000;

let shop: Awaited<ReturnType<typeof startStaffShop>>;
let server: TestServer;
let owner: SignedIn;
beforeEach(async () => {
  shop = await startStaffShop();
  ({ server, owner } = shop);
});
afterEach(() => shop.close());

test('C294: who did not set the password by the link cannot set one as forgotten', async () => {
  const { member } = await invite(owner, 'manager');
  const mails = server.mails.length;
  const asked = await server.guest().call('requestPasswordReset', { body: { email: member.email } });
  expect(asked.status).toBe(200);
  await server.app.background.idle();
  expect(server.mails).toHaveLength(mails);
});

describe('C294: invitations', () => {
  test('the mail has a link that sets the password once; the token is stored as a hash only', async () => {
    const { member: nima, token } = await invite(owner, 'counter');
    expect(nima).toMatchObject({ staffRole: 'counter', active: true, hasPin: false });
    expect(Date.parse(nima.invitedUntil ?? '')).toBe(server.clock.now + 72 * HOUR);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ to: 'nima@example.com' });
    expect(mail?.text).toContain(`/invite#${token}`);
    // Shorter than a day: else other staff read the link in the list of failed mails.
    expect(mail?.lifetimeMs).toBeLessThan(24 * HOUR);
    const rows = await server.db.selectFrom('staff_invites').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const answers = await Promise.all([accept(server, token), accept(server, token), accept(server, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const login = await server
      .guest()
      .call('login', { body: { email: nima.email, password: STAFF_PASSWORD } });
    expect(login.body.data).toMatchObject({ role: 'admin', staffRole: 'counter' });
    expect(await auditOf(server, 'staff.accept')).toEqual([{ actor: nima._id, subject: nima._id }]);
  });

  test('a link ends after 72 hours, by a newer one, and when the account is switched off', async () => {
    const first = await invite(owner, 'counter');
    const again = await owner.client.call('renewInvite', { params: { id: first.member._id } });
    expect((await accept(server, first.token)).status).toBe(400);
    server.clock.now += 72 * HOUR;
    expect((await accept(server, tokenOf(again.body.data.link))).status).toBe(400);
    const last = await owner.client.call('renewInvite', { params: { id: first.member._id } });
    await updateStaff(owner, first.member._id, { active: false });
    expect((await accept(server, tokenOf(last.body.data.link))).status).toBe(400);
    expect((await owner.client.call('renewInvite', { params: { id: first.member._id } })).status).toBe(409);
    await updateStaff(owner, first.member._id, { active: true });
    expect((await accept(server, tokenOf(last.body.data.link))).status).toBe(200);
    expect((await owner.client.call('renewInvite', { params: { id: first.member._id } })).status).toBe(409);
  });

  test('the link is in the answer only where no mail carries it; a short password and a taken address are refused', async () => {
    const smtp = { smtpUrl: 'smtp://127.0.0.1:1', publicOrigin: 'http://shop.example' };
    const mailing = await startTestServer({ otpEcho: false, ...smtp });
    const boss = await mailing.asAdmin();
    const body = { fullName: 'Nima', email: 'nima@example.com', staffRole: 'rider' } as const;
    expect((await boss.client.call('inviteStaff', { body })).body.data.link).toBeNull();
    expect((await boss.client.call('inviteStaff', { body })).status).toBe(409);
    const customer = await mailing.asCustomer();
    const taken = { ...body, email: customer.person.email };
    expect((await boss.client.call('inviteStaff', { body: taken })).status).toBe(409);
    const short = await mailing.guest().call('acceptInvite', { body: { token: 'x', newPassword: 'short' } });
    expect(short.body.errors).toMatchObject([{ field: 'newPassword' }]);
    await mailing.close();
  });
});

describe('C294: roles', () => {
  test(
    'P60, P62: switching off ends sessions and sockets at once, and the password opens nothing',
    async () => {
      const nima = await newMember(server, owner);
      const socket = shop.listen(nima.client);
      expect(await outcomeOf(socket)).toBe('connected');
      const gone = nextEvent(socket, 'disconnect');
      expect((await updateStaff(owner, nima.id, { active: false })).body.data).toMatchObject({
        active: false,
      });
      await gone;
      expect((await nima.client.call('listOrders', {})).status).toBe(401);
      expect(await outcomeOf(shop.listen(nima.client))).toBe('unauthorised');
      const login = () =>
        server.guest().call('login', { body: { email: nima.email, password: STAFF_PASSWORD } });
      expect((await login()).body.message).toBe(staffMessages.isOff);
      // A session that begins at that moment is none.
      const other = await server.asAdmin('manager');
      await server.db
        .updateTable('users')
        .set({ switched_off_at: server.clock.now })
        .where('id', '=', other.person.id)
        .execute();
      expect((await other.client.call('listOrders', {})).status).toBe(401);
      await updateStaff(owner, nima.id, { active: true });
      expect((await login()).status).toBe(200);
      expect(await auditOf(server, 'staff.update')).toHaveLength(2);
    },
    AT_ONCE,
  );

  test(
    'P60, P62: a change of the role counts for the next call and closes the sockets of that person alone',
    async () => {
      const manager = await server.asAdmin('manager');
      const [theirs, mine] = [shop.listen(manager.client), shop.listen(owner.client)];
      await Promise.all([outcomeOf(theirs), outcomeOf(mine)]);
      const gone = nextEvent(theirs, 'disconnect');
      expect((await manager.client.call('listAudit', {})).status).toBe(200);
      await updateStaff(owner, manager.person.id, { staffRole: 'rider' });
      await gone;
      expect(mine.connected).toBe(true);
      expect((await manager.client.call('listAudit', {})).status).toBe(403);
      const [me] = (await manager.client.call('getCurrentUser', {})).body.data;
      expect(me).toMatchObject({ role: 'admin', staffRole: 'rider' });
    },
    AT_ONCE,
  );

  test('nobody but an owner changes roles, also not the own one', async () => {
    for (const role of ['manager', 'counter', 'kitchen', 'rider'] as const) {
      const { client, person } = await server.asAdmin(role);
      expect((await updateStaff({ client: client }, person.id, { staffRole: 'owner' })).status).toBe(403);
      expect((await updateStaff({ client: client }, owner.person.id, { active: false })).status).toBe(403);
      await client.send('updateAccount', { body: { staffRole: 'owner', role: 'admin', otp: '000000' } });
      const [me] = (await client.call('getCurrentUser', {})).body.data;
      expect(me).toMatchObject({ staffRole: role });
    }
  });

  test('P50: the id of a customer is no id of staff', async () => {
    const { person } = await server.asCustomer();
    const answer = await updateStaff(owner, person.id, { staffRole: 'owner' });
    expect([answer.status, answer.body.message]).toEqual([404, staffMessages.unknown]);
    expect((await owner.client.call('renewInvite', { params: { id: person.id } })).status).toBe(404);
    const list = await owner.client.call('listStaff', {});
    expect(list.body.data.map(({ _id }) => _id)).toEqual([owner.person.id]);
  });

  test('the last owner stays: one who is only invited is none, and two who lower each other leave one', async () => {
    expect((await updateStaff(owner, owner.person.id, { active: false })).status).toBe(409);
    await invite(owner, 'owner', 'new@example.com');
    expect((await updateStaff(owner, owner.person.id, { staffRole: 'manager' })).status).toBe(409);
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [owner, await server.asAdmin()];
      const answers = await Promise.all([
        updateStaff({ client: a.client }, b.person.id, { staffRole: 'rider' }),
        updateStaff({ client: b.client }, a.person.id, { active: false }),
      ]);
      expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const list = await server.db
        .selectFrom('users')
        .select('id')
        .where('staff_role', '=', 'owner')
        .where('switched_off_at', 'is', null)
        .where('email', '<>', 'new@example.com')
        .execute();
      expect(list).toHaveLength(1);
      owner = list[0]?.id === a.person.id ? a : b;
    }
  });
});
