import { z } from 'zod';
import { describeCall } from '../call';
import { pointsAccount } from '../entities/points';
import { customer, user } from '../entities/user';
import {
  afterQuery,
  emailAddress,
  idParam,
  limitQuery,
  newPassword,
  oneTimeCode,
  optionalText,
  ownPassword,
  pageQuery,
  searchTerm,
  text,
} from '../inputs';

const TOO_SHORT = 'Password must be at least 6 characters long';
const password = newPassword('customer', TOO_SHORT);

export const userCalls = {
  register: describeCall('register', {
    summary: 'Signs a person up; the welcome points are credited at once (C18).',
    access: 'public',
    body: z.object({
      fullName: text(100),
      email: emailAddress,
      password,
      entredReferalCode: optionalText(20),
    }),
    answer: z.null(),
    failures: { 409: 'the e-mail address already has an account (C40)' },
  }),
  login: describeCall('login', {
    summary:
      'Signs a person in and sets the session cookie; `data` is the user with the role. With a second factor it is 403, and `data` has the ticket for `loginWithCode` (C297).',
    access: 'public',
    body: z.object({
      email: emailAddress,
      password: ownPassword,
    }),
    answer: user,
    failures: { 403: 'the password is right, and the account has a second factor' },
  }),
  getCurrentUser: describeCall('getCurrentUser', {
    summary: 'The person behind the session as a list of one; an empty list when signed out (C34).',
    access: 'public',
    answer: z.array(user).max(1),
  }),
  listUsers: describeCall('listUsers', {
    summary: 'Customers, newest first; four digits or more also search the phones of their orders (C173).',
    access: 'admin',
    right: 'seeCustomers',
    query: z.object({ ...pageQuery, ...limitQuery, search: searchTerm }),
    answer: z.array(customer),
  }),
  logout: describeCall('logout', {
    summary: 'Ends the session on the server and clears the cookie.',
    access: 'public',
    answer: z.null(),
  }),
  requestAccountOtp: describeCall('requestAccountOtp', {
    summary:
      'Mails the signed-in person a code for a change of e-mail or password; `otp` is filled only without mail (C1).',
    access: 'customer',
    answer: z.object({ otp: z.string() }),
  }),
  updateAccount: describeCall('updateAccount', {
    summary:
      'Changes e-mail or password after the code; a blank half counts as absent (C3). The own address again confirms it (C414).',
    access: 'customer',
    body: z.object({
      newEmail: z.union([z.literal(''), emailAddress]).nullish(),
      newPassword: z.union([z.literal(''), password]).nullish(),
      otp: oneTimeCode,
    }),
    answer: z.null(),
    failures: { 409: 'the new e-mail address already has an account' },
  }),
  checkReferral: describeCall('checkReferral', {
    summary: 'Says whether a referral code is valid; unknown codes answer 404 (C94).',
    access: 'public',
    body: z.union([text(20), z.object({ referalCode: text(20) }).transform((body) => body.referalCode)]),
    answer: z.object({ valid: z.literal(true) }),
    failures: { 404: 'no account has this code' },
  }),
  requestPasswordReset: describeCall('requestPasswordReset', {
    summary: 'Mails a code for a new password, and answers alike for unknown addresses (C40, P58).',
    access: 'public',
    body: z.object({ email: emailAddress }),
    answer: z.null(),
  }),
  resetPassword: describeCall('resetPassword', {
    summary: 'Sets a new password with the mailed code.',
    access: 'public',
    body: z.object({ email: emailAddress, otp: oneTimeCode, newPassword: password }),
    answer: z.null(),
  }),
  getPoints: describeCall('getPoints', {
    summary:
      'The points of the signed-in person: balance, what expires when, and what happened, newest first (C20).',
    access: 'customer',
    added: true,
    query: z.object({ ...pageQuery, ...limitQuery, ...afterQuery }),
    answer: pointsAccount,
  }),
  getCustomerPoints: describeCall('getCustomerPoints', {
    summary: 'The points of one customer, as staff see them (C20).',
    access: 'admin',
    right: 'seeCustomers',
    added: true,
    params: idParam,
    query: z.object({ ...pageQuery, ...limitQuery, ...afterQuery }),
    answer: pointsAccount,
  }),
};
