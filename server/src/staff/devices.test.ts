import { PIN_TRIES, staffMessages } from '@storefront/shared/rules/staff-accounts';
import type { HttpClient } from '../../test/support/http-client';
import { nextEvent, outcomeOf } from '../../test/support/sockets';
import { auditOf, newMember, STAFF_PASSWORD, startStaffShop, updateStaff } from '../../test/support/staff';
import type { SignedIn, TestServer } from '../../test/support/start-test-server';
import { untilBlocked } from '../../test/support/until-blocked';
import { lockUser } from '../platform/db/lock-user';
import { endOtherSessions } from '../platform/sessions/session-store';

const HOUR = 60 * 60 * 1000;

let shop: Awaited<ReturnType<typeof startStaffShop>>;
let server: TestServer;
let owner: SignedIn;
beforeEach(async () => {
  shop = await startStaffShop();
  ({ server, owner } = shop);
});
afterEach(() => shop.close());

const setPin = (client: HttpClient, pin: string | null, password = STAFF_PASSWORD) =>
  client.call('setPin', { body: { pin, password } });
const lock = async (client: HttpClient) => (await client.call('lockDevice', {})).status;
const unlock = (client: HttpClient, id: string, pin: string) =>
  client.call('unlockDevice', { body: { id, pin } });
const facesOf = async (client: HttpClient) =>
  (await client.call('listFaces', {})).body.data.map(({ fullName }) => fullName);

test('C295: a lock ends the session and its socket; the PIN begins the session of that person', async () => {
  const nima = await newMember(server, owner);
  expect(await lock(nima.client)).toBe(409);
  expect((await setPin(nima.client, '4711', 'wrong')).body.errors).toMatchObject([{ field: 'password' }]);
  await setPin(nima.client, '4711');
  const socket = shop.listen(nima.client);
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
  expect(await auditOf(server, 'session.unlock')).toEqual([{ actor: nima.id, subject: nima.id }]);
  expect(await auditOf(server, 'staff.pin.refuse')).toEqual([{ actor: 'guest', subject: nima.id }]);
});

test.each(['471', '47110', 'a4711', '4711 '])('C295: %j is no PIN', async (pin) => {
  const nima = await newMember(server, owner);
  const { status, body } = await setPin(nima.client, pin);
  expect([status, body.errors]).toEqual([400, [{ field: 'pin', message: 'must be four digits' }]]);
});

test('C295: the PIN opens no device on which its person has not locked, and none after a log-out', async () => {
  const nima = await newMember(server, owner);
  const pema = await newMember(server, owner, 'kitchen', 'pema@example.com');
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

test('C295: a lock whose session ends meanwhile leaves no device that the PIN opens', async () => {
  const nima = await newMember(server, owner);
  await setPin(nima.client, '4711');
  const ending = await server.db.startTransaction().execute();
  await lockUser(ending, nima.id);
  const locking = lock(nima.client);
  await untilBlocked(server.db, ending);
  await endOtherSessions(ending, nima.id, null);
  await ending.commit().execute();
  expect(await locking).toBe(401);
  expect(await facesOf(nima.client)).toEqual([]);
});

test('C295: five wrong tries, also at once, end the PIN until the person signs in with the password', async () => {
  const nima = await newMember(server, owner);
  await setPin(nima.client, '4711');
  await lock(nima.client);
  const guesses = Array.from({ length: 12 }, (_, index) => unlock(nima.client, nima.id, `000${index % 10}`));
  await Promise.all(guesses);
  const { tries } = await server.db.selectFrom('staff_pins').select('tries').executeTakeFirstOrThrow();
  expect(tries).toBe(PIN_TRIES);
  expect((await unlock(nima.client, nima.id, '4711')).body.message).toBe(staffMessages.pinEnded);
  await server.guest().call('login', { body: { email: nima.email, password: STAFF_PASSWORD } });
  expect((await unlock(nima.client, nima.id, '4711')).status).toBe(200);
});

test('C295: a switched-off account, a removed PIN and 30 days without use end the device', async () => {
  const nima = await newMember(server, owner);
  await setPin(nima.client, '4711');
  await lock(nima.client);
  await updateStaff(owner, nima.id, { active: false });
  expect((await unlock(nima.client, nima.id, '4711')).status).toBe(400);
  await updateStaff(owner, nima.id, { active: true });
  expect((await unlock(nima.client, nima.id, '4711')).status).toBe(400);
  await nima.client.call('login', { body: { email: nima.email, password: STAFF_PASSWORD } });
  await lock(nima.client);
  server.clock.now += 30 * 24 * HOUR - 1;
  expect(await facesOf(nima.client)).toEqual(['Nima Rai']);
  server.clock.now += 1;
  expect(await facesOf(nima.client)).toEqual([]);
  expect((await unlock(nima.client, nima.id, '4711')).status).toBe(400);
});

test('C298: an unlock says that the role needs a second factor, as a login does; its session has the words of the device', async () => {
  const nima = await newMember(server, owner);
  await setPin(nima.client, '4711');
  await lock(nima.client);
  await owner.client.call('updateSecondFactorRoles', { body: { roles: ['counter'] } });
  const { status, body } = await nima.client.send(
    'unlockDevice',
    { body: { id: nima.id, pin: '4711' } },
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  );
  expect([status, body.data]).toEqual([200, expect.objectContaining({ needsSecondFactor: true })]);
  const sessions = (await nima.client.call('listOwnSessions', {})).body.data;
  expect(sessions).toMatchObject([{ current: true, device: expect.stringContaining('Firefox') }]);
});

test('C299: who ends one of their sessions ends their PIN on locked devices too', async () => {
  const nima = await newMember(server, owner);
  await setPin(nima.client, '4711');
  const elsewhere = server.guest();
  await elsewhere.call('login', { body: { email: nima.email, password: STAFF_PASSWORD } });
  const third = server.guest();
  await third.call('login', { body: { email: nima.email, password: STAFF_PASSWORD } });
  await lock(nima.client);
  const other = (await elsewhere.call('listOwnSessions', {})).body.data.find(({ current }) => !current);
  expect((await elsewhere.call('endOwnSession', { params: { id: other?._id ?? '' } })).status).toBe(200);
  expect(await facesOf(nima.client)).toEqual([]);
});
