import * as messages from '../../../messages/messages';
import { normaliseEmail } from '../../../rules/contact';
import { passwordProblem } from '../../../rules/credentials';
import { matchesMenuSearch } from '../../../rules/menu';
import { isPhonePart } from '../../../rules/order-search';
import { PAGE_SIZES } from '../../../rules/paging';
import { member } from '../support/mock-context';
import { badField, MockFailure, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';
import { pointsOf } from '../support/points-of';
import { pointsOwed, showPerson } from '../support/show-person';
import type { MockPerson, MockWorld } from '../world';

type AccountCall =
  | 'listUsers'
  | 'requestAccountOtp'
  | 'updateAccount'
  | 'getPoints'
  | 'getCustomerPoints'
  | 'requestPasswordReset'
  | 'resetPassword';

/** The codes in mocked mails: digits for customers, letters too for a reset by staff (C39). */
const MOCK_CODE = '042042';
const MOCK_STAFF_CODE = 'K4M042';

/** Refuses a short password of staff, like the server (C39). */
function assertStrongEnough(newPassword: string, { role }: MockPerson): void {
  if (passwordProblem(newPassword, role) === 'too-short')
    throw badField('newPassword', 'must have at least 12 characters for staff');
}

/** Returns the phone of an order of this person: the one that the search names, else the newest. */
function phoneOf(world: MockWorld, userId: string, search: string): string | null {
  const phones = world.orders.filter(({ user }) => user === userId).flatMap(({ phone }) => phone ?? []);
  return phones.find((phone) => isPhonePart(phone, search)) ?? phones[0] ?? null;
}

/** Checks a code and deletes it: each works once (C1). */
export function redeemCode(world: MockWorld, purpose: string, otp: string): void {
  if (world.codes.get(purpose) !== otp) throw badField('otp', messages.account.invalidOtp);
  world.codes.delete(purpose);
}

function change(world: MockWorld, id: string, fields: Partial<MockPerson>): void {
  world.users = world.users.map((user) => (user._id === id ? { ...user, ...fields } : user));
}

/** Account changes, and the list of customers for staff. */
export const accountCalls: MockResolvers<AccountCall> = {
  listUsers({ world, query }) {
    const { search = '' } = query;
    const customers = world.users.filter(({ role }) => role === 'customer').reverse();
    const withPhones = customers.map((user) => ({ user, phone: phoneOf(world, user._id, search) }));
    const found = withPhones.filter(
      ({ user, phone }) => matchesMenuSearch(user.fullName, search) || (phone && isPhonePart(phone, search)),
    );
    return pageOf(found, query, PAGE_SIZES.adminCustomers).map(({ user, phone }) => ({
      ...showPerson(user),
      pointsOwed: pointsOwed(user),
      phone,
    }));
  },

  requestAccountOtp(context) {
    context.world.codes.set(`account ${member(context)._id}`, MOCK_CODE);
    return new Reply({ otp: MOCK_CODE }, messages.profile.otpSent);
  },

  updateAccount(context) {
    const { world, body } = context;
    const { _id } = member(context);
    if (!body.newEmail && !body.newPassword) throw badField('newPassword', 'or newEmail is required');
    if (body.newPassword) assertStrongEnough(body.newPassword, member(context));
    redeemCode(world, `account ${_id}`, body.otp);
    const email = body.newEmail && normaliseEmail(body.newEmail);
    if (email && world.users.some((user) => user.email === email && user._id !== _id))
      throw new MockFailure(409, 'This e-mail address already has an account');
    change(world, _id, { ...(email && { email }), ...(body.newPassword && { password: body.newPassword }) });
    const { passwordChanged, emailChanged } = messages.profile;
    return new Reply(null, body.newPassword ? passwordChanged : emailChanged);
  },

  getPoints(context) {
    return pointsOf(context.world, member(context), context.query.page ?? 1);
  },

  getCustomerPoints({ world, params, query }) {
    const customer = world.users.find(({ _id }) => _id === params.id);
    if (!customer) throw notFound('Customer');
    return pointsOf(world, customer, query.page ?? 1);
  },

  requestPasswordReset({ world, body }) {
    const email = normaliseEmail(body.email);
    const isStaff = world.users.some((user) => user.email === email && user.role === 'admin');
    world.codes.set(`reset ${email}`, isStaff ? MOCK_STAFF_CODE : MOCK_CODE);
    return new Reply(null, messages.account.resetMailSent);
  },

  resetPassword({ world, body }) {
    const email = normaliseEmail(body.email);
    const person = world.users.find((user) => user.email === email);
    if (person && world.codes.get(`reset ${email}`) === body.otp)
      assertStrongEnough(body.newPassword, person);
    redeemCode(world, `reset ${email}`, body.otp);
    if (!person) throw badField('otp', messages.account.invalidOtp);
    change(world, person._id, { password: body.newPassword });
    return new Reply(null, messages.account.passwordReset);
  },
};
