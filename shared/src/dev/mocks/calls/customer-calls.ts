import type { CustomerNote, PersonalData, Referral } from '../../../contract/entities/customer-page';
import type { Order } from '../../../contract/entities/order';
import { adjustProblem, ORDERS_UNDER_WAY } from '../../../rules/customer-terms';
import { PAGE_SIZES } from '../../../rules/paging';
import { sortAddresses } from '../../../rules/saved-addresses';
import { textKey } from '../../../rules/text';
import { referralStatus } from '../orders/apply-order';
import { checkVersion, recordEdit } from '../support/check-version';
import { member } from '../support/mock-context';
import { badField, conflict, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { once } from '../support/once';
import { pageOf } from '../support/page-of';
import { pointsOf } from '../support/points-of';
import { pointsOwed, showPerson } from '../support/show-person';
import type { MockPerson, MockWorld } from '../world';

type CustomerCall =
  | 'getCustomer'
  | 'listReferrals'
  | 'saveCustomerNote'
  | 'adjustPoints'
  | 'mergeCustomers'
  | 'exportCustomer'
  | 'exportOwnData'
  | 'deleteCustomer'
  | 'deleteOwnAccount';

function found(world: MockWorld, id: string): MockPerson {
  const person = world.users.find(({ _id }) => _id === id);
  if (!person) throw notFound('Customer');
  return person;
}

const NO_NOTE: CustomerNote = { text: '', version: 0, changedAt: null, changedBy: null };

const noteOf = (world: MockWorld, id: string): CustomerNote => world.notes.get(id) ?? NO_NOTE;

const referralOf = (world: MockWorld, other: MockPerson, friend: MockPerson): Referral => ({
  _id: other._id,
  id: other._id,
  fullName: other.fullName,
  at: friend.createdAt,
  status: referralStatus(world, friend),
});

function referrerOf(world: MockWorld, friend: MockPerson): Referral | null {
  const referrer = world.users.find(({ _id }) => _id === friend.referredBy);
  return referrer ? referralOf(world, referrer, friend) : null;
}

const friendsOf = (world: MockWorld, id: string): Referral[] =>
  world.users
    .filter(({ referredBy }) => referredBy === id)
    .map((friend) => referralOf(world, friend, friend))
    .reverse();

function pageOfCustomer(world: MockWorld, id: string) {
  const person = found(world, id);
  return {
    ...showPerson(person),
    pointsOwed: pointsOwed(person),
    phone: world.orders.find(({ user, phone }) => user === id && phone)?.phone ?? null,
    referredBy: referrerOf(world, person),
    addresses: sortAddresses(world.addresses.get(id) ?? []),
    note: noteOf(world, id),
  };
}

function allOf(world: MockWorld, id: string): PersonalData {
  const person = found(world, id);
  const referrer = referrerOf(world, person);
  return {
    exportedAt: new Date(world.now()).toISOString(),
    person: {
      fullName: person.fullName,
      email: person.email,
      joinedAt: person.createdAt,
      referralCode: person.referalCode,
      points: Math.max(0, person.points),
      pointsOwed: pointsOwed(person),
    },
    addresses: sortAddresses(world.addresses.get(id) ?? []),
    orders: world.orders.flatMap((order) => (order.user === id ? { ...order, pointsOwed: 0 } : [])).reverse(),
    points: pointsOf(world, person, 1).movements,
    referrals: {
      wasInvited: referrer && { at: referrer.at, status: referrer.status },
      invited: friendsOf(world, id).map(({ at, status }) => ({ at, status })),
    },
    notes: noteOf(world, id).text,
  };
}

/** Replaces what belongs to one person. */
const change = (world: MockWorld, id: string, fields: Partial<MockPerson>): void => {
  world.users = world.users.map((user) => (user._id === id ? { ...user, ...fields } : user));
};

/** Removes an account with its sessions, cart, addresses and note. */
function close(world: MockWorld, id: string): void {
  world.users = world.users.filter(({ _id }) => _id !== id);
  for (const [browser, person] of world.sessions) if (person === id) world.sessions.delete(browser);
  for (const map of [world.carts, world.addresses, world.notes, world.adjusted]) map.delete(id);
}

const isUnderWay = ({ status }: Order) => status === 'pending' || status === 'processing';

const withoutPerson = (order: Order): Order => ({
  ...order,
  fullName: null,
  email: null,
  phone: null,
  address: null,
  guestName: null,
  version: (order.version ?? 0) + 1,
  item: order.item.map((line) => ({ ...line, requests: '' })),
});

/** Deletes a customer; orders stay without them. @throws MockFailure 409 (C303) */
function remove(world: MockWorld, person: MockPerson): void {
  if (person.role !== 'customer') throw conflict('Accounts of staff cannot be deleted');
  if (world.orders.some((order) => order.user === person._id && isUnderWay(order)))
    throw conflict(ORDERS_UNDER_WAY);
  world.orders = world.orders.map((order) => (order.user === person._id ? withoutPerson(order) : order));
  change(world, person._id, { referredBy: null });
  close(world, person._id);
}

function mergeCarts(world: MockWorld, id: string, other: string): void {
  world.carts.set(id, [...(world.carts.get(id) ?? []), ...(world.carts.get(other) ?? [])]);
}

/** Moves all that one account has into another. */
function merge(world: MockWorld, stays: MockPerson, goes: MockPerson): void {
  const [id, other] = [stays._id, goes._id];
  world.orders = world.orders.map((order) => (order.user === other ? { ...order, user: id } : order));
  world.addresses.set(id, [...(world.addresses.get(id) ?? []), ...(world.addresses.get(other) ?? [])]);
  world.adjusted.set(id, [...(world.adjusted.get(id) ?? []), ...(world.adjusted.get(other) ?? [])]);
  mergeCarts(world, id, other);
  const notes = [noteOf(world, id), noteOf(world, other)];
  if (notes[1]?.text)
    world.notes.set(id, {
      ...noteOf(world, id),
      text: notes.flatMap(({ text }) => text || []).join('\n'),
      version: (notes[0]?.version ?? 0) + 1,
    });
  const isOther = (one: string | null | undefined): one is string => !!one && one !== id && one !== other;
  change(world, id, {
    points: stays.points + goes.points,
    referredBy: [stays.referredBy, goes.referredBy].find(isOther) ?? null,
  });
  world.users = world.users.map((user) =>
    user.referredBy === other && user._id !== id ? { ...user, referredBy: id } : user,
  );
  close(world, other);
  world.mergedInto.set(other, id);
  world.formerCodes.set(goes.referalCode, id);
}

/** Calls about one customer (C300 to C303). */
export const customerCalls: MockResolvers<CustomerCall> = {
  getCustomer: ({ world, params }) => pageOfCustomer(world, params.id),

  listReferrals({ world, params, query }) {
    found(world, params.id);
    return pageOf(friendsOf(world, params.id), query, PAGE_SIZES.referrals);
  },

  saveCustomerNote(context) {
    const { world, params, body } = context;
    const { _id, role } = found(world, params.id);
    if (role !== 'customer') throw conflict('This is an account of staff');
    const before = noteOf(world, _id);
    const text = body.text ?? '';
    const values = { before, after: { ...before, text } };
    const about = { what: 'note', version: body.version, stored: before.version };
    checkVersion(world, { id: `note ${_id}`, ...about, values });
    if (before.text === text) return new Reply(before, 'Note saved');
    const by = member(context);
    recordEdit(world, `note ${_id}`, by);
    const after = {
      text,
      version: before.version + 1,
      changedAt: new Date(world.now()).toISOString(),
      changedBy: by.fullName,
    };
    world.notes.set(_id, after);
    return new Reply(after, 'Note saved');
  },

  adjustPoints(context) {
    const { world, params, headers, body } = context;
    const staff = member(context);
    const attempt = { person: staff, key: headers['idempotency-key'], payload: [params, body] };
    const account = once(world.adjustments, attempt, () => {
      const customer = found(world, params.id);
      if (customer.role !== 'customer') throw conflict('This is an account of staff');
      const { points, reason } = body;
      const problem = points < 0 ? adjustProblem(points, Math.max(0, customer.points)) : null;
      if (problem !== null) throw badField('points', problem);
      const id = world.newId();
      const moved = {
        _id: id,
        id,
        kind: 'adjust' as const,
        reason: points > 0 ? ('adjustment' as const) : ('welcome-sign-up' as const),
        points,
        orderCode: null,
        note: reason,
        at: new Date(world.now()).toISOString(),
      };
      world.adjusted.set(params.id, [moved, ...(world.adjusted.get(params.id) ?? [])]);
      change(world, params.id, { points: customer.points + points });
      return pointsOf(world, found(world, params.id), 1);
    });
    return new Reply(account, 'Points adjusted');
  },

  mergeCustomers({ world, params: { id }, body: { other } }) {
    if (id === other) throw badField('other', 'is the same account');
    const stays = found(world, id);
    if (world.mergedInto.get(other) !== id) {
      const goes = world.users.find(({ _id }) => _id === other);
      if (!goes) throw badField('other', 'is no customer');
      if (stays.role !== 'customer' || goes.role !== 'customer')
        throw conflict('Accounts of staff cannot be merged');
      merge(world, stays, goes);
    }
    return new Reply(pageOfCustomer(world, id), 'Accounts merged');
  },

  exportCustomer: ({ world, params }) => allOf(world, params.id),

  exportOwnData: (context) => allOf(context.world, member(context)._id),

  deleteCustomer({ world, params, body }) {
    const person = found(world, params.id);
    if (textKey(body.fullName) !== textKey(person.fullName))
      throw badField('fullName', 'is not the name of this customer');
    remove(world, person);
    return new Reply(null, 'Account deleted');
  },

  deleteOwnAccount(context) {
    const person = member(context);
    if (person.password !== context.body.password) throw badField('password', 'is not your password');
    remove(context.world, person);
    return new Reply(null, 'Account deleted');
  },
};
