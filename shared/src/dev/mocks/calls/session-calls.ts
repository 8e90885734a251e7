import * as messages from '../../../messages/messages';
import { bonusesAtSignUp } from '../../../rules/bonuses';
import { normaliseEmail } from '../../../rules/contact';
import { staffMessages } from '../../../rules/staff-accounts';
import { badField, MockFailure } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { showOneself } from '../support/show-person';
import type { MockWorld } from '../world';
import { codeNeeded } from './second-factor-calls';

type SessionCall = 'register' | 'login' | 'getCurrentUser' | 'logout' | 'checkReferral';

const hasEmail = (world: MockWorld, email: string) =>
  world.users.find((user) => user.email === normaliseEmail(email));

function byCode(world: MockWorld, typed: string | null) {
  const code = typed?.trim().toUpperCase() ?? '';
  const merged = world.formerCodes.get(code);
  return world.users.find((user) => user.referalCode === code || user._id === merged);
}

/** Calls of the session: sign up, log in, log out, current user. */
export const sessionCalls: MockResolvers<SessionCall> = {
  register({ world, body }) {
    const referrer = byCode(world, body.entredReferalCode);
    if (body.entredReferalCode && !referrer)
      throw badField('entredReferalCode', messages.account.referralInvalid);
    if (hasEmail(world, body.email)) throw new MockFailure(409, 'This e-mail address already has an account');
    const id = world.newId();
    world.users.push({
      _id: id,
      id,
      fullName: body.fullName,
      email: normaliseEmail(body.email),
      password: body.password,
      points: bonusesAtSignUp(id).reduce((sum, bonus) => sum + bonus.points, 0),
      referalCode: id.slice(-8).toUpperCase(),
      referredBy: referrer?._id ?? null,
      role: 'customer',
      createdAt: new Date(world.now()).toISOString(),
    });
    return new Reply(null, messages.account.registered);
  },

  login({ world, browser, body }) {
    const person = hasEmail(world, body.email);
    if (!person || person.password === '' || person.password !== body.password)
      throw new MockFailure(401, messages.account.invalidCredentials);
    const account = world.staff?.get(person._id);
    if (account?.active === false) throw new MockFailure(401, staffMessages.isOff);
    if (account) world.staff?.set(person._id, { ...account, pinTries: 0 });
    if (world.secondFactors.get(person._id)?.since) throw codeNeeded(world, person._id);
    world.sessions.set(browser, person._id);
    return new Reply(showOneself(world, person), messages.account.loggedIn);
  },

  getCurrentUser: ({ world, person }) => (person ? [showOneself(world, person)] : []),

  logout({ world, browser }) {
    world.devices.get(browser)?.delete(world.sessions.get(browser) ?? '');
    world.sessions.delete(browser);
    return new Reply(null, messages.account.loggedOut);
  },

  checkReferral({ world, body }) {
    if (!byCode(world, body)) throw new MockFailure(404, messages.account.referralInvalid);
    return new Reply({ valid: true }, messages.account.referralValid);
  },
};
