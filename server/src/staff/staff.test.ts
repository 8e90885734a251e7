import type { StaffRole } from '@storefront/shared/rules/rights';
import { PIN_TRIES, staffMessages } from '@storefront/shared/rules/staff-accounts';
import { io, type Socket } from 'socket.io-client';
import { checkout } from '../../test/support/checkout';
import type { HttpClient } from '../../test/support/http-client';
import { nextEvent, outcomeOf } from '../../test/support/sockets';
import { type SignedIn, startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';

const HOUR = 60 * 60 * 1000;
const PASSWORD = 'a long password';

let server: TestServer;
let owner: SignedIn;
let sockets: Socket[];
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.asAdmin();
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await server.close();
});

function listen(client: HttpClient): Socket {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = io(server.baseUrl, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie },
  });
  sockets.push(socket);
  return socket;
}

const update = (id: string, body: { staffRole?: StaffRole; active?: boolean }, by = owner.client) =>
  by.call('updateStaff', { params: { id }, body });

const tokenOf = (link: string | null) => link?.split('#')[1] ?? '';

async function invited(staffRole: StaffRole = 'counter', email = 'nima@example.com') {
  const body = { fullName: 'Nima Rai', email, staffRole };
  const answer = await owner.client.call('inviteStaff', { body });
  expect(answer.status).toBe(200);
  return { ...answer.body.data, token: tokenOf(answer.body.data.link) };
}

const accept = (token: string) =>
  server.guest().call('acceptInvite', { body: { token, newPassword: PASSWORD } });

/** A member of staff who came by an invitation, signed in with the password. */
async function member(staffRole: StaffRole = 'counter', email = 'nima@example.com') {
  const { member, token } = await invited(staffRole, email);
  await accept(token);
  const client = server.guest();
  expect((await client.call('login', { body: { email, password: PASSWORD } })).status).toBe(200);
  return { client, id: member._id, email };
}

const auditOf = async (action: string) =>
  (await server.db.selectFrom('audit').selectAll().where('action', '=', action).execute()).map(
    ({ actor, subject }) => ({ actor, subject }),
  );

describe('C294: invitations', () => {
  test('the mail has a link that sets the password once; the token is stored as a hash only', async () => {
    const { member: nima, token } = await invited();
    expect(nima).toMatchObject({ staffRole: 'counter', active: true, hasPin: false });
    expect(Date.parse(nima.invitedUntil ?? '')).toBe(server.clock.now + 72 * HOUR);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ to: 'nima@example.com' });
    expect(mail?.text).toContain(`/invite#${token}`);
    // Shorter than a day: else other staff read the link in the list of failed mails.
    expect(mail?.lifetimeMs).toBeLessThan(24 * HOUR);
    const rows = await server.db.selectFrom('staff_invites').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const login = await server.guest().call('login', { body: { email: nima.email, password: PASSWORD } });
    expect(login.body.data).toMatchObject({ role: 'admin', staffRole: 'counter' });
    expect(await auditOf('staff.accept')).toEqual([{ actor: nima._id, subject: nima._id }]);
  });

  test('a link ends after 72 hours, by a newer one, and when the account is switched off', async () => {
    const first = await invited();
    const again = await owner.client.call('renewInvite', { params: { id: first.member._id } });
    expect((await accept(first.token)).status).toBe(400);
    server.clock.now += 72 * HOUR;
    expect((await accept(tokenOf(again.body.data.link))).status).toBe(400);
    const last = await owner.client.call('renewInvite', { params: { id: first.member._id } });
    await update(first.member._id, { active: false });
    expect((await accept(tokenOf(last.body.data.link))).status).toBe(400);
    expect((await owner.client.call('renewInvite', { params: { id: first.member._id } })).status).toBe(409);
    await update(first.member._id, { active: true });
    expect((await accept(tokenOf(last.body.data.link))).status).toBe(200);
    expect((await owner.client.call('renewInvite', { params: { id: first.member._id } })).status).toBe(409);
  });

  test('the link is in the answer only where no mail carries it; a short password and a taken address are refused', async () => {
    const mailing = await startTestServer({ otpEcho: false });
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
  test('P60, P62: switching off ends sessions and sockets at once, and the password opens nothing', async () => {
    const nima = await member();
    const socket = listen(nima.client);
    expect(await outcomeOf(socket)).toBe('connected');
    const gone = nextEvent(socket, 'disconnect');
    expect((await update(nima.id, { active: false })).body.data).toMatchObject({ active: false });
    await gone;
    expect((await nima.client.call('listOrders', {})).status).toBe(401);
    expect(await outcomeOf(listen(nima.client))).toBe('unauthorised');
    const login = () => server.guest().call('login', { body: { email: nima.email, password: PASSWORD } });
    expect((await login()).body.message).toBe(staffMessages.isOff);
    // A session that begins at that moment is none.
    const other = await server.asAdmin('manager');
    await server.db
      .updateTable('users')
      .set({ switched_off_at: server.clock.now })
      .where('id', '=', other.person.id)
      .execute();
    expect((await other.client.call('listOrders', {})).status).toBe(401);
    await update(nima.id, { active: true });
    expect((await login()).status).toBe(200);
    expect(await auditOf('staff.update')).toHaveLength(2);
  });

  test('P60, P62: a change of the role counts for the next call and closes the sockets of that person alone', async () => {
    const manager = await server.asAdmin('manager');
    const [theirs, mine] = [listen(manager.client), listen(owner.client)];
    await Promise.all([outcomeOf(theirs), outcomeOf(mine)]);
    const gone = nextEvent(theirs, 'disconnect');
    expect((await manager.client.call('listAudit', {})).status).toBe(200);
    await update(manager.person.id, { staffRole: 'rider' });
    await gone;
    expect(mine.connected).toBe(true);
    expect((await manager.client.call('listAudit', {})).status).toBe(403);
    const [me] = (await manager.client.call('getCurrentUser', {})).body.data;
    expect(me).toMatchObject({ role: 'admin', staffRole: 'rider' });
  });

  test('nobody but an owner changes roles, also not the own one', async () => {
    for (const role of ['manager', 'counter', 'kitchen', 'rider'] as const) {
      const { client, person } = await server.asAdmin(role);
      expect((await update(person.id, { staffRole: 'owner' }, client)).status).toBe(403);
      expect((await update(owner.person.id, { active: false }, client)).status).toBe(403);
      await client.send('updateAccount', { body: { staffRole: 'owner', role: 'admin', otp: '000000' } });
      const [me] = (await client.call('getCurrentUser', {})).body.data;
      expect(me).toMatchObject({ staffRole: role });
    }
  });

  test('P50: the id of a customer is no id of staff', async () => {
    const { person } = await server.asCustomer();
    const answer = await update(person.id, { staffRole: 'owner' });
    expect([answer.status, answer.body.message]).toEqual([404, staffMessages.unknown]);
    expect((await owner.client.call('renewInvite', { params: { id: person.id } })).status).toBe(404);
    const list = await owner.client.call('listStaff', {});
    expect(list.body.data.map(({ _id }) => _id)).toEqual([owner.person.id]);
  });

  test('the last owner stays: one who is only invited is none, and two who lower each other leave one', async () => {
    expect((await update(owner.person.id, { active: false })).status).toBe(409);
    await invited('owner', 'new@example.com');
    expect((await update(owner.person.id, { staffRole: 'manager' })).status).toBe(409);
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [owner, await server.asAdmin()];
      const answers = await Promise.all([
        update(b.person.id, { staffRole: 'rider' }, a.client),
        update(a.person.id, { active: false }, b.client),
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

describe('C293: what decides inside a call', () => {
  let delivery: string;
  let pickup: string;
  beforeEach(async () => {
    const items = [{ _id: await storeProduct(server.db, { name: 'Latte' }) }];
    const place = async (fields: object) =>
      (await server.guest().call('placeGuestOrder', checkout(items, fields))).body.data._id;
    await owner.client.call('addLocation', { body: { data: { address: 'Lakeside', rate: 0 } } });
    pickup = await place({});
    delivery = await place({});
    await server.db
      .updateTable('orders')
      .set({ delivery_option: 'Delivery', delivery_location: 'Lakeside' })
      .where('id', '=', delivery)
      .execute();
    await server.db
      .updateTable('orders')
      .set({ delivery_option: 'Pick up', delivery_location: 'Pick-up' })
      .where('id', '=', pickup)
      .execute();
  });

  type Status = 'pending' | 'processing' | 'completed' | 'cancelled';
  const setStatus = async (client: HttpClient, id: string, status: Status, version?: number) =>
    (
      await client.call('changeOrderStatus', {
        params: { id },
        body: { status, ...(version && { version }) },
      })
    ).status;

  test('a rider sees deliveries under way only, ends them, and takes that back for ten minutes', async () => {
    const { client } = await server.asAdmin('rider');
    const seen = async (query = {}) =>
      (await client.call('listOrders', { query })).body.data.map(({ _id }) => _id);
    expect(await seen()).toEqual([delivery]);
    expect(await seen({ kind: 'pickup', status: 'pending' })).toEqual([delivery]);
    expect(await setStatus(client, delivery, 'processing')).toBe(403);
    // Neither by a stale version, whose answer has the stored order.
    expect(await setStatus(client, pickup, 'completed', 99)).toBe(403);
    await setStatus(owner.client, pickup, 'processing');
    await setStatus(owner.client, delivery, 'processing');
    expect(await setStatus(client, pickup, 'completed')).toBe(403);
    expect(await setStatus(client, delivery, 'cancelled')).toBe(403);
    expect(await setStatus(client, delivery, 'completed')).toBe(200);
    expect(await setStatus(client, delivery, 'processing')).toBe(200);
    expect(await setStatus(client, delivery, 'completed')).toBe(200);
    server.clock.now += 10 * 60_000 + 1;
    expect(await setStatus(client, delivery, 'processing')).toBe(403);
    expect(await seen()).toEqual([]);
  });

  test('the kitchen moves accepted orders, and neither accepts, promises nor cancels', async () => {
    const { client } = await server.asAdmin('kitchen');
    const step = async (body: object) =>
      (await client.send('changeOrderStep', { params: { id: pickup }, body })).status;
    expect(await step({ step: 'preparing' })).toBe(403);
    await setStatus(owner.client, pickup, 'processing');
    expect(await step({ step: 'preparing', promisedAt: null })).toBe(403);
    expect(await step({ step: 'preparing' })).toBe(200);
    expect(await step({ step: 'ready' })).toBe(200);
    expect(await setStatus(client, pickup, 'cancelled')).toBe(403);
    expect(await setStatus(client, pickup, 'completed')).toBe(403);
  });

  test('the counter pauses ordering and changes no other setting', async () => {
    const { client } = await server.asAdmin('counter');
    const paused = { reason: 'no gas', until: null };
    expect((await client.call('updateSettings', { body: { paused } })).status).toBe(200);
    const both = await client.call('updateSettings', { body: { paused: null, refuseWhenClosed: true } });
    expect(both.status).toBe(403);
    const { body } = await client.call('getSettings', {});
    expect(body.data).toMatchObject({ paused, refuseWhenClosed: false });
  });
});

describe('C295: shared devices', () => {
  const setPin = (client: HttpClient, pin: string | null, password = PASSWORD) =>
    client.call('setPin', { body: { pin, password } });
  const lock = async (client: HttpClient) => (await client.call('lockDevice', {})).status;
  const unlock = (client: HttpClient, id: string, pin: string) =>
    client.call('unlockDevice', { body: { id, pin } });
  const facesOf = async (client: HttpClient) =>
    (await client.call('listFaces', {})).body.data.map(({ fullName }) => fullName);

  test('a lock ends the session and its socket; the PIN begins the session of that person', async () => {
    const nima = await member();
    expect(await lock(nima.client)).toBe(409);
    expect((await setPin(nima.client, '4711', 'wrong')).body.errors).toMatchObject([{ field: 'password' }]);
    await setPin(nima.client, '4711');
    const socket = listen(nima.client);
    await outcomeOf(socket);
    const gone = nextEvent(socket, 'disconnect');
    const before = new Map(nima.client.cookies);
    expect(await lock(nima.client)).toBe(200);
    await gone;
    const stolen = server.guest();
    for (const [name, value] of before) stolen.cookies.set(name, value);
    expect((await stolen.call('listOrders', {})).status).toBe(401);
    expect((await nima.client.call('listOrders', {})).status).toBe(401);
    expect(await facesOf(nima.client)).toEqual(['Nima Rai']);
    expect((await unlock(nima.client, nima.id, '4712')).status).toBe(400);
    expect((await unlock(nima.client, nima.id, '4711')).body.data).toMatchObject({ _id: nima.id });
    expect((await nima.client.call('listOrders', {})).status).toBe(200);
    expect(await auditOf('session.unlock')).toEqual([{ actor: nima.id, subject: nima.id }]);
    expect(await auditOf('staff.pin.refuse')).toEqual([{ actor: 'guest', subject: nima.id }]);
  });

  test('the PIN opens no device on which its person has not locked, and none after a log-out', async () => {
    const nima = await member();
    const pema = await member('kitchen', 'pema@example.com');
    await setPin(nima.client, '4711');
    await setPin(pema.client, '0815');
    await lock(pema.client);
    const elsewhere = server.guest();
    expect(await facesOf(elsewhere)).toEqual([]);
    expect((await unlock(elsewhere, nima.id, '4711')).status).toBe(400);
    expect((await unlock(pema.client, nima.id, '4711')).body.message).toBe(staffMessages.wrongPin);
    await unlock(pema.client, pema.id, '0815');
    await pema.client.call('logout', {});
    expect((await unlock(pema.client, pema.id, '0815')).status).toBe(400);
  });

  test('five wrong tries, also at once, end the PIN until the person signs in with the password', async () => {
    const nima = await member();
    await setPin(nima.client, '4711');
    await lock(nima.client);
    const guesses = Array.from({ length: 12 }, (_, index) =>
      unlock(nima.client, nima.id, `000${index % 10}`),
    );
    await Promise.all(guesses);
    const { tries } = await server.db.selectFrom('staff_pins').select('tries').executeTakeFirstOrThrow();
    expect(tries).toBe(PIN_TRIES);
    expect((await unlock(nima.client, nima.id, '4711')).body.message).toBe(staffMessages.pinEnded);
    await server.guest().call('login', { body: { email: nima.email, password: PASSWORD } });
    expect((await unlock(nima.client, nima.id, '4711')).status).toBe(200);
  });

  test('a switched-off account, a removed PIN and 30 days without use end the device', async () => {
    const nima = await member();
    await setPin(nima.client, '4711');
    await lock(nima.client);
    await update(nima.id, { active: false });
    expect((await unlock(nima.client, nima.id, '4711')).status).toBe(400);
    await update(nima.id, { active: true });
    expect((await unlock(nima.client, nima.id, '4711')).status).toBe(400);
    await nima.client.call('login', { body: { email: nima.email, password: PASSWORD } });
    await lock(nima.client);
    server.clock.now += 30 * 24 * HOUR;
    expect(await facesOf(nima.client)).toEqual([]);
    expect((await unlock(nima.client, nima.id, '4711')).status).toBe(400);
  });
});
