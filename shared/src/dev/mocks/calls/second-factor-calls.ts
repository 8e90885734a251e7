import * as messages from '../../../messages/messages';
import {
  formatRecoveryCode,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  SECOND_FACTOR_TRIES,
  secondFactorLockMs,
  TICKET_MS,
} from '../../../rules/second-factor';
import { acceptedStep } from '../support/mock-authenticator';
import { type MockContext, member } from '../support/mock-context';
import { badField, conflict, MockFailure } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { showOneself } from '../support/show-person';
import { staffRoleOf } from '../support/staff-role';
import type { MockPerson, MockSecondFactor, MockWorld } from '../world';

type SecondFactorCall =
  | 'loginWithCode'
  | 'getSecondFactor'
  | 'setUpSecondFactor'
  | 'confirmSecondFactor'
  | 'replaceRecoveryCodes'
  | 'turnOffSecondFactor'
  | 'getSecondFactorRoles'
  | 'updateSecondFactorRoles';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const IS_ON = 'Two-step login is on already';

/** Returns the refusal of a right password that a code must follow (C297). */
export function codeNeeded(world: MockWorld, userId: string): MockFailure {
  const ticket = world.newId();
  world.loginTickets.set(ticket, { userId, tries: 0, until: world.now() + TICKET_MS });
  const message = 'Your password is right. This account also needs a code of its authenticator app.';
  return new MockFailure(403, message, null, { needs: 'secondFactor', ticket });
}

const change = (world: MockWorld, userId: string, factor: MockSecondFactor) =>
  world.secondFactors.set(userId, factor);

const DIGITS = 'ABCDEFGHJK';

const newCodes = (world: MockWorld) =>
  Array.from({ length: RECOVERY_CODES }, () =>
    world
      .newId()
      .slice(-RECOVERY_LENGTH)
      .replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit),
  );

/** @throws MockFailure 400 for a wrong code, 429 after five of them in a row */
function spendCode(world: MockWorld, userId: string, code: string): MockSecondFactor {
  const factor = world.secondFactors.get(userId);
  if (!factor) throw conflict('Two-step login is off');
  const at = world.now();
  if (factor.lockedUntil > at) {
    const retryAfter = Math.ceil((factor.lockedUntil - at) / 1000);
    throw new MockFailure(429, 'Too many wrong codes. Please try again in 15 minutes.', null, { retryAfter });
  }
  const isRecovery = factor.recoveryCodes.includes(code);
  const step = isRecovery ? factor.lastStep : acceptedStep(code, at, factor.lastStep);
  if (step === null) {
    const tries = factor.tries + 1;
    const lockMs = secondFactorLockMs(tries);
    change(world, userId, { ...factor, tries, lockedUntil: lockMs && at + lockMs });
    throw badField('code', 'This code is not right, or was used before');
  }
  const recoveryCodes = factor.recoveryCodes.filter((one) => one !== code);
  const used = { ...factor, recoveryCodes, lastStep: step, tries: 0, lockedUntil: 0 };
  change(world, userId, used);
  return used;
}

type Context = Pick<MockContext<SecondFactorCall>, 'world' | 'person'>;

/** @throws MockFailure 409 if the second factor is off */
function assertOn(context: Context): MockPerson {
  const person = member(context);
  if (!context.world.secondFactors.get(person._id)?.since) throw conflict('Two-step login is off');
  return person;
}

function checkPassword(person: MockPerson, password: string): void {
  if (person.password !== password) throw badField('password', 'This password is not right');
}

/** Stores new recovery codes and tells them once. */
function tellCodes(world: MockWorld, userId: string, factor: MockSecondFactor) {
  const codes = newCodes(world);
  change(world, userId, { ...factor, recoveryCodes: codes });
  return { recoveryCodes: codes.map(formatRecoveryCode) };
}

/** The second factor of an account (C297), and the roles that need one (C298). */
export const secondFactorCalls: MockResolvers<SecondFactorCall> = {
  loginWithCode({ world, browser, body: { ticket, code } }) {
    const waiting = world.loginTickets.get(ticket);
    const person = world.users.find(({ _id }) => _id === waiting?.userId);
    if (!waiting || !person || waiting.tries >= SECOND_FACTOR_TRIES || waiting.until <= world.now())
      throw new MockFailure(401, 'This login is too old, or had too many wrong codes. Please log in again.');
    try {
      spendCode(world, person._id, code);
    } catch (error) {
      if (error instanceof MockFailure && error.status === 400)
        world.loginTickets.set(ticket, { ...waiting, tries: waiting.tries + 1 });
      throw error;
    }
    world.loginTickets.delete(ticket);
    world.sessions.set(browser, person._id);
    return new Reply(showOneself(world, person), messages.account.loggedIn);
  },

  getSecondFactor(context) {
    const { world } = context;
    const person = member(context);
    const factor = world.secondFactors.get(person._id);
    const role = staffRoleOf(person);
    return {
      active: Boolean(factor?.since),
      since: factor?.since ?? null,
      recoveryCodesLeft: factor?.since ? factor.recoveryCodes.length : 0,
      required: role !== null && world.secondFactorRoles.roles.includes(role),
    };
  },

  setUpSecondFactor(context) {
    const { world, body } = context;
    const person = member(context);
    checkPassword(person, body.password);
    if (world.secondFactors.get(person._id)?.since) throw conflict(IS_ON);
    change(world, person._id, { since: null, lastStep: 0, tries: 0, lockedUntil: 0, recoveryCodes: [] });
    const label = encodeURIComponent(person.email);
    return { secret: SECRET, uri: `otpauth://totp/Shop:${label}?issuer=Shop&secret=${SECRET}` };
  },

  confirmSecondFactor(context) {
    const { world, body, browser } = context;
    const { _id } = member(context);
    const factor = world.secondFactors.get(_id);
    if (!factor) throw conflict('Begin with your password');
    if (factor.since) throw conflict(IS_ON);
    const used = spendCode(world, _id, body.code);
    for (const [other, id] of world.sessions)
      if (id === _id && other !== browser) world.sessions.delete(other);
    const on = { ...used, since: new Date(world.now()).toISOString() };
    return new Reply(tellCodes(world, _id, on), 'Two-step login is on');
  },

  replaceRecoveryCodes(context) {
    const { _id } = assertOn(context);
    return tellCodes(context.world, _id, spendCode(context.world, _id, context.body.code));
  },

  turnOffSecondFactor(context) {
    const { world, body } = context;
    const person = member(context);
    checkPassword(person, body.password);
    assertOn(context);
    spendCode(world, person._id, body.code);
    world.secondFactors.delete(person._id);
    return new Reply(null, 'Two-step login is off');
  },

  getSecondFactorRoles: ({ world }) => world.secondFactorRoles,

  updateSecondFactorRoles({ world, body }) {
    const { version } = world.secondFactorRoles;
    if (body.version !== undefined && body.version !== version)
      throw conflict('Somebody changed this list of roles. Reload to see it.', {
        changedBy: 'Somebody',
        changedAt: null,
        version,
        current: { roles: world.secondFactorRoles.roles },
        differences: [],
      });
    world.secondFactorRoles = { roles: body.roles, version: version + 1 };
    return new Reply(world.secondFactorRoles, 'Saved');
  },
};
