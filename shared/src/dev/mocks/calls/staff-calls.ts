import type { StaffMember } from '../../../contract/entities/staff-member';
import { normaliseEmail } from '../../../rules/contact';
import { INVITE_LIFETIME_MS, PIN_TRIES, staffMessages } from '../../../rules/staff-accounts';
import { member } from '../support/mock-context';
import { badField, conflict, MockFailure } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { showOneself } from '../support/show-person';
import { staffRoleOf } from '../support/staff-role';
import type { MockPerson, MockStaff, MockWorld } from '../world';

type StaffCall =
  | 'listStaff'
  | 'inviteStaff'
  | 'renewInvite'
  | 'updateStaff'
  | 'acceptInvite'
  | 'setPin'
  | 'lockDevice'
  | 'listFaces'
  | 'unlockDevice';

const fresh: MockStaff = { active: true, invite: null, pin: null, pinTries: 0 };

/** @throws MockFailure 404 for a server that knows no accounts of staff */
function accountsOf(world: MockWorld): Map<string, MockStaff> {
  if (world.staff === null) throw new MockFailure(404, 'There is nothing at this address');
  return world.staff;
}

const accountOf = (world: MockWorld, id: string): MockStaff => accountsOf(world).get(id) ?? fresh;

const setAccount = (world: MockWorld, id: string, change: Partial<MockStaff>): void => {
  accountsOf(world).set(id, { ...accountOf(world, id), ...change });
};

const staffOf = ({ users }: MockWorld) => users.filter(({ role }) => role === 'admin');

function shown(world: MockWorld, person: MockPerson): StaffMember {
  const { active, invite, pin } = accountOf(world, person._id);
  return {
    _id: person._id,
    id: person._id,
    fullName: person.fullName,
    email: person.email,
    staffRole: staffRoleOf(person) ?? 'rider',
    active,
    invitedUntil: invite?.until ?? null,
    hasPin: pin !== null,
  };
}

function staffMember(world: MockWorld, id: string): MockPerson {
  const found = staffOf(world).find(({ _id }) => _id === id);
  if (!found) throw new MockFailure(404, staffMessages.unknown);
  return found;
}

function invited(world: MockWorld, person: MockPerson) {
  const token = `token-${world.newId()}`;
  setAccount(world, person._id, {
    invite: { token, until: new Date(world.now() + INVITE_LIFETIME_MS).toISOString() },
  });
  return new Reply({ member: shown(world, person), link: `/invite#${token}` }, staffMessages.invited);
}

/** Ends every session of a person. */
function endSessions(world: MockWorld, id: string): void {
  for (const [browser, userId] of world.sessions) if (userId === id) world.sessions.delete(browser);
  for (const faces of world.devices.values()) faces.delete(id);
}

/** Calls of staff accounts and shared devices (C294, C295). */
export const staffCalls: MockResolvers<StaffCall> = {
  listStaff({ world }) {
    accountsOf(world);
    return staffOf(world).map((person) => shown(world, person));
  },

  inviteStaff({ world, body }) {
    accountsOf(world);
    const email = normaliseEmail(body.email);
    if (world.users.some((user) => user.email === email))
      throw new MockFailure(409, 'This e-mail address already has an account');
    const id = world.newId();
    const person: MockPerson = {
      _id: id,
      id,
      fullName: body.fullName,
      email,
      password: '',
      points: 0,
      referalCode: id.slice(-8).toUpperCase(),
      role: 'admin',
      staffRole: body.staffRole,
      createdAt: new Date(world.now()).toISOString(),
    };
    world.users = [...world.users, person];
    return invited(world, person);
  },

  renewInvite({ world, params }) {
    const person = staffMember(world, params.id);
    const { active, invite } = accountOf(world, person._id);
    if (!active) throw conflict(staffMessages.isOff);
    if (invite === null) throw conflict(staffMessages.hasPassword);
    return invited(world, person);
  },

  updateStaff({ world, params, body }) {
    const before = staffMember(world, params.id);
    const { active } = accountOf(world, before._id);
    const wanted = { role: body.staffRole ?? staffRoleOf(before), active: body.active ?? active };
    const others = staffOf(world).filter(
      (person) =>
        person !== before &&
        staffRoleOf(person) === 'owner' &&
        accountOf(world, person._id).active &&
        accountOf(world, person._id).invite === null,
    );
    if (!(wanted.role === 'owner' && wanted.active) && others.length === 0)
      throw conflict(staffMessages.lastOwner);
    const after = { ...before, staffRole: wanted.role };
    world.users = world.users.map((user) => (user === before ? after : user));
    setAccount(world, before._id, { active: wanted.active });
    if (!wanted.active) endSessions(world, before._id);
    return new Reply(shown(world, after), staffMessages.updated);
  },

  acceptInvite({ world, body }) {
    const found = [...accountsOf(world)].find(([, { invite }]) => invite?.token === body.token);
    const [id, { active = false, invite = null } = {}] = found ?? [];
    const isGood = active && invite !== null && Date.parse(invite.until) > world.now();
    if (!id || !isGood) throw badField('token', staffMessages.badLink);
    world.users = world.users.map((user) =>
      user._id === id ? { ...user, password: body.newPassword } : user,
    );
    setAccount(world, id, { invite: null });
    return new Reply(null, staffMessages.accepted);
  },

  setPin(context) {
    const { world, body } = context;
    const { _id, password } = member(context);
    if (password !== body.password) throw badField('password', staffMessages.wrongPassword);
    setAccount(world, _id, { pin: body.pin, pinTries: 0 });
    return new Reply(null, body.pin === null ? staffMessages.pinRemoved : staffMessages.pinSet);
  },

  lockDevice(context) {
    const { world, browser } = context;
    const { _id } = member(context);
    if (accountOf(world, _id).pin === null) throw conflict(staffMessages.noPin);
    world.devices.set(browser, new Set([...(world.devices.get(browser) ?? []), _id]));
    world.sessions.delete(browser);
    return new Reply(null, staffMessages.locked);
  },

  listFaces({ world, browser }) {
    accountsOf(world);
    const ids = world.devices.get(browser) ?? new Set();
    return staffOf(world)
      .filter(({ _id }) => ids.has(_id) && accountOf(world, _id).active && accountOf(world, _id).pin !== null)
      .map(({ _id, fullName }) => ({ _id, id: _id, fullName }))
      .toSorted((a, b) => a.fullName.localeCompare(b.fullName));
  },

  unlockDevice({ world, browser, body }) {
    accountsOf(world);
    const known = world.devices.get(browser)?.has(body.id);
    const person = staffOf(world).find(({ _id }) => _id === body.id);
    const { active, pin, pinTries } = accountOf(world, body.id);
    if (!known || !person || !active || pin === null) throw badField('pin', staffMessages.wrongPin);
    if (pinTries >= PIN_TRIES) throw badField('pin', staffMessages.pinEnded);
    setAccount(world, body.id, { pinTries: pin === body.pin ? 0 : pinTries + 1 });
    if (pin !== body.pin) throw badField('pin', staffMessages.wrongPin);
    world.sessions.set(browser, person._id);
    return new Reply(showOneself(world, person), staffMessages.welcomeBack);
  },
};
